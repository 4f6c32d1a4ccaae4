"""What `pennypapers doctor` looks at: this machine, the store, and the public address."""
