"""Why work could not be done elsewhere, as phrases."""

from lichtspiel.core.errors import LichtspielError
from lichtspiel.words import Phrase, sentence


class WorkError(LichtspielError):
    """The work cannot be done, or not go on, where it was asked for; carries a phrase."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(sentence(phrase, "en"))
        self.phrase = phrase


def unknown_cluster(url: str) -> WorkError:
    """The address names no cluster."""
    return WorkError(Phrase("cli-cluster-unknown", {"url": url}))


def extra_missing(url: str, extra: str, missing: str) -> WorkError:
    """What is needed to ask the cluster is not installed."""
    return WorkError(Phrase("cli-cluster-extra", {"url": url, "extra": extra, "missing": missing}))


def unreachable(url: str, error: Exception) -> WorkError:
    """Nobody answers at the address."""
    return WorkError(Phrase("cli-cluster-away", {"url": url, "fault": _reason(error)}))


def no_workers(url: str) -> WorkError:
    """The cluster is there, but has nobody to do the work."""
    return WorkError(Phrase("cli-cluster-empty", {"url": url}))


def other_version(worker: str, theirs: str, ours: str) -> WorkError:
    """A worker's results might differ from those here."""
    return WorkError(Phrase("cli-cluster-version", {"worker": worker, "theirs": theirs, "ours": ours}))


def not_installed(worker: str) -> WorkError:
    """A worker has no Lichtspiel, or one that is too old to be asked."""
    return WorkError(Phrase("cli-cluster-bare", {"worker": worker}))


def cluster_lost(url: str, error: Exception) -> WorkError:
    """The cluster was there and is no more."""
    return WorkError(Phrase("cli-cluster-lost", {"url": url, "fault": _reason(error)}))


def worker_lost(times: int) -> WorkError:
    """One task ended every worker that was given it."""
    return WorkError(Phrase("cli-worker-lost", {"times": times}))


def _reason(error: Exception) -> str:
    reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return str(reason).splitlines()[0][:200].rstrip(":")
