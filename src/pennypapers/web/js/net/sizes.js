// The largest sizes of what the server takes; tests/web/test_sizes.py compares them with the server's own.

export const LONGEST_NAME = 40;
export const LONGEST_LAYOUT = 10_000;
export const LONGEST_PAPER = 20_000;
export const LONGEST_RECORD = 2_000_000;
export const LONGEST_NOTICE = 200;
export const LONGEST_TITLE = 60;
export const MOST_SEATS = 100;
export const MOST_TICKETS = 100;
