"""The ``greathall`` command."""
