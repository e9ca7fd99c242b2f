"""Measurements that need more than the package itself: other people's programs, many sockets."""
