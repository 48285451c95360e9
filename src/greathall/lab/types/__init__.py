"""TypeScript for the browser, written from the types of views and messages: ``make types``."""
