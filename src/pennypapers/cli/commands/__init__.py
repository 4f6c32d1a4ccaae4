"""The commands, one module each: it adds the command's parser and runs it."""
