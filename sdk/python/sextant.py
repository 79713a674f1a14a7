"""Client for the Sextant API, for Python 3.9 or newer, without dependencies.

    sextant = Sextant("http://localhost:3000")
    page = sextant.get("/api/dca/all", filter="active", size=50)
    token = sextant.get("/api/tokens/{tokenMint}", tokenMint=page["content"][0]["outputMint"])
    table = sextant.text("/api/dca/all", format="csv")
    for order in sextant.rows("/api/limit/all", filter="historical"): ...
    for event in sextant.stream(["dca"]): ...
"""

from __future__ import annotations

import http.client
import json
import random
import re
import time
import urllib.error
import urllib.parse
import urllib.request
from typing import Any, Dict, Iterable, Iterator, List, NamedTuple, Optional, Sequence, Union

__all__ = ["Sextant", "SextantEvent", "SextantProblem", "SextantUnreachable"]

Value = Union[str, int, float, Sequence[str], None]

_TABLE_TYPES = {"csv": "text/csv", "ndjson": "application/x-ndjson"}
"""Media types of the formats other than JSON."""

_PASSING = frozenset((429, 502, 503, 504))
"""Statuses of temporary failures."""


class SextantProblem(Exception):
    """An error response of the service (RFC 9457) or of an intermediary such as a proxy.

    `status` is the HTTP status. `code` is the kind of problem, None if the response is not from Sextant. `errors` lists
    invalid parameters as `{"parameter", "message"}`. `retry_after` is the time to wait in seconds, None if unknown.
    `request_id` identifies the request in questions to the operator.
    """

    def __init__(self, status: int, headers: Any, body: bytes) -> None:
        self.body: Dict[str, Any] = _problem_body(headers.get("Content-Type") or "", body)
        super().__init__(self.body.get("detail") or f"The service responded with {status}.")
        self.status = status
        self.code: Optional[str] = self.body.get("code")
        self.errors: List[Dict[str, str]] = self.body.get("errors", [])
        retry_after = headers.get("Retry-After") or ""
        self.retry_after: Optional[int] = int(retry_after) if re.fullmatch(r"\d{1,6}", retry_after) else None
        self.request_id: Optional[str] = headers.get("X-Request-Id")


class SextantUnreachable(Exception):
    """The service is unreachable, or its response was cut off or is not JSON. `__cause__` has the reason."""


class SextantEvent(NamedTuple):
    """An event of the stream.

    Pass `id` as `last_event_id` to a later stream, which then resumes after this event. None if the stream cannot resume here.
    """

    topic: str
    id: Optional[str]
    data: Any


class Sextant:
    """A client of the service. `longest_wait` is the longest `Retry-After` that it waits for, seconds."""

    def __init__(
        self,
        base_url: str,
        api_key: Optional[str] = None,
        retries: int = 3,
        longest_wait: float = 30.0,
        timeout: float = 20.0,
    ) -> None:
        self._base_url = base_url.rstrip("/")
        self._headers = {"User-Agent": "sextant-python/0.1"}
        if api_key is not None:
            self._headers["X-API-Key"] = api_key
        self._retries = retries
        self._longest_wait = longest_wait
        self._timeout = timeout

    def get(self, path: str, **parameters: Value) -> Any:
        """Requests a path and returns the response data.

        Parameters that the path names in `{…}` are inserted there, all others become query parameters. None values are omitted.
        """
        if parameters.get("format") not in (None, "json"):
            raise ValueError(f"get() only supports JSON, not format={parameters['format']}: use text() for CSV and NDJSON.")
        content_type, body = self._read(self._address(path, parameters), "application/json")
        if not body:
            raise SextantUnreachable("The response is empty.")
        try:
            return json.loads(body)
        except ValueError as error:
            raise SextantUnreachable(f"The response ({content_type}) was cut off, or is not JSON.") from error

    def text(self, path: str, *, format: str, **parameters: Value) -> str:
        """Requests a list or other table as text. `format` is "csv" or "ndjson". Raises ValueError if the path only supports JSON."""
        wanted = _TABLE_TYPES.get(format)
        if wanted is None:
            raise ValueError(f"text() needs format: {' or '.join(_TABLE_TYPES)}.")
        address = self._address(path, {**parameters, "format": format})
        content_type, body = self._read(address, f"{wanted}, application/json;q=0.5")
        if not content_type.startswith(wanted):
            raise ValueError(f"{path} is only available as JSON.")
        return body.decode("utf-8")

    def rows(self, path: str, **parameters: Value) -> Iterator[Dict[str, Any]]:
        """Iterates over all rows of a list and requests each page when it is needed.

        Uses the cursor if the list has one, so that no row is missed or repeated.
        """
        asked: Optional[Dict[str, Value]] = dict(parameters)
        while asked is not None:
            answer = self.get(path, **asked)
            if isinstance(answer, list):
                yield from answer
                return
            if not isinstance(answer, dict) or "content" not in answer:
                raise TypeError("This path does not return a list.")
            yield from answer["content"]
            asked = _query_behind(answer, asked)

    def stream(
        self, topics: Iterable[str] = (), last_event_id: Optional[str] = None, silence: float = 40.0
    ) -> Iterator[SextantEvent]:
        """Iterates over changes as they happen. Reconnects if a connection ends or is silent for `silence` seconds."""
        address = self._address("/api/stream", {"topics": list(topics) or None})
        attempt, retry = 0, 0.0
        while True:
            reason: Optional[Exception] = None
            try:
                for retry, event in self._connection(address, last_event_id, silence, retry):
                    attempt = 0
                    if event is not None:
                        last_event_id = event.id or last_event_id
                        yield event
            except SextantProblem as problem:
                if problem.status != 429 and problem.status < 500:
                    raise
                reason = problem
            except SextantUnreachable as failure:
                # An event that is not JSON is permanent: a new connection would resume before it and receive it again.
                if isinstance(failure.__cause__, json.JSONDecodeError):
                    raise
                reason = failure
            time.sleep(max(retry, getattr(reason, "retry_after", None) or 0, _backoff(attempt)))
            attempt += 1

    def _address(self, path: str, parameters: Dict[str, Value]) -> str:
        left = {name: value for name, value in parameters.items() if value is not None}

        def fill(match: "re.Match[str]") -> str:
            value = left.pop(match.group(1), "")
            if value == "":
                raise TypeError(f"{path} needs {match.group(1)}")
            return urllib.parse.quote(str(value), safe="")

        filled = re.sub(r"\{(\w+)\}", fill, path)
        query = urllib.parse.urlencode({name: _text(value) for name, value in left.items()})
        return self._base_url + filled + (f"?{query}" if query else "")

    def _open(self, address: str, headers: Dict[str, str], timeout: float) -> Any:
        request = urllib.request.Request(address, headers={**self._headers, **headers})
        try:
            return urllib.request.urlopen(request, timeout=timeout)
        except urllib.error.HTTPError as error:
            with error:
                raise SextantProblem(error.code, error.headers, error.read()) from None
        except (OSError, http.client.HTTPException) as error:
            raise SextantUnreachable("The service is unreachable.") from error

    def _read(self, address: str, accept: str) -> "tuple[str, bytes]":
        """Returns content type and body of a response. Retries temporary failures."""
        attempt = 0
        while True:
            try:
                with self._open(address, {"Accept": accept}, self._timeout) as response:
                    return response.headers.get("Content-Type") or "no content type", response.read()
            except SextantProblem as problem:
                pause = problem.retry_after if problem.retry_after is not None else _backoff(attempt)
                if problem.status not in _PASSING or pause > self._longest_wait or attempt >= self._retries:
                    raise
            except SextantUnreachable:
                pause = _backoff(attempt)
                if attempt >= self._retries:
                    raise
            except (OSError, http.client.HTTPException) as error:
                raise SextantUnreachable("The response was cut off.") from error
            time.sleep(pause)
            attempt += 1

    def _connection(
        self, address: str, last_event_id: Optional[str], silence: float, retry: float
    ) -> Iterator["tuple[float, Optional[SextantEvent]]"]:
        """Iterates over the events of one connection, each with the reconnection time that the service has sent, seconds."""
        headers = {"Accept": "text/event-stream"}
        if last_event_id is not None:
            headers["Last-Event-ID"] = last_event_id
        with self._open(address, headers, silence) as response:
            fields: Dict[str, str] = {}
            try:
                for raw in response:
                    line = raw.decode("utf-8", "replace").rstrip("\r\n")
                    if line:
                        name, _, value = line.partition(":")
                        value = value[1:] if value.startswith(" ") else value
                        fields[name] = f"{fields[name]}\n{value}" if name == "data" and name in fields else value
                        continue
                    if fields.get("retry", "").isdigit():
                        retry = int(fields["retry"]) / 1000
                    if "data" in fields:
                        yield retry, _event(fields)
                    else:
                        yield retry, None
                    fields = {}
            except (OSError, http.client.HTTPException) as error:
                raise SextantUnreachable("The stream was cut off.") from error


def _event(fields: Dict[str, str]) -> SextantEvent:
    """Parses the fields of an event. Raises SextantUnreachable if its data is not JSON."""
    topic = fields.get("event", "message")
    try:
        data = json.loads(fields["data"])
    except json.JSONDecodeError as error:
        raise SextantUnreachable(f"The stream sent an event ({topic}) that is not JSON.") from error
    return SextantEvent(topic, fields.get("id"), data)


def _query_behind(answer: Dict[str, Any], asked: Dict[str, Value]) -> Optional[Dict[str, Value]]:
    if "cursor" in answer:
        # A page may be empty although the list continues, because the server scans a limited number of rows per page.
        return answer["cursor"] and {**asked, "page": None, "after": answer["cursor"]}
    is_last = not answer["content"] or answer["page"] >= answer["totalPages"]
    return None if is_last else {**asked, "page": answer["page"] + 1}


def _text(value: Value) -> str:
    return value if isinstance(value, str) else ",".join(value) if isinstance(value, (list, tuple)) else str(value)


def _backoff(attempt: int) -> float:
    return min(10.0, 0.25 * 2**attempt) * (0.5 + random.random() / 2)


def _problem_body(content_type: str, body: bytes) -> Dict[str, Any]:
    if not content_type.startswith("application/problem+json"):
        return {}
    try:
        parsed = json.loads(body)
    except ValueError:
        return {}  # truncated in transit; the status alone remains
    return parsed if isinstance(parsed, dict) else {}
