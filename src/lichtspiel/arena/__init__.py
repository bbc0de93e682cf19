"""Tournaments between bots: every setup with all seatings, on all cores, resumable, with ratings and a report."""
