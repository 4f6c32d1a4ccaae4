"""Tables and games kept on one device: the contract of a store over a database of keys and values."""

from .device_store import DeviceStore as DeviceStore
