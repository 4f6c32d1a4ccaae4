"""The commands, one module each, in folders by what they work with: a module adds its command's parser and runs it."""
