"""Many independent pieces of work, done here, on Dask or on Ray: the same pieces give the same results everywhere."""
