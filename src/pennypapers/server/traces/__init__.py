"""Spans of OpenTelemetry, if somebody asks for them: made around the server's work, and sent to a collector."""
