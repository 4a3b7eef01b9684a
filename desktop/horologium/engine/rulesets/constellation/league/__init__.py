"""A band from battle to battle: it recruits, grows and is wounded, always within the rules of building bands."""
