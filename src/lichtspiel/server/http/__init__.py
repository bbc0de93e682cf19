"""What is asked over HTTP: endpoints, their requests and answers, and the documents that describe them."""
