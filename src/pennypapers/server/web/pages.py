"""Serves the page: the same document for every address of a screen, and the files that it loads."""

from __future__ import annotations

import re
import secrets

from litestar import HttpMethod, Request, Response, Router, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ...messages import ENGLISH, LANGUAGES
from ..http.pooled_work import in_thread
from ..logs import request_id
from ..root_path import root_of
from ..work.shared import Shared
from .screens import ADDRESSES
from .web_files import WebFile, WebFiles

AT_THE_ROOT = ["/favicon.svg", "/manifest.webmanifest", "/sw.js"]
"""Files that must be at the root: browsers look for them there, and a service worker controls what is below it."""

READS_GZIP = re.compile(r"(^|,)\s*gzip\s*(,|$|;\s*q=(?!0(\.0*)?\s*(,|$)))", re.IGNORECASE)
"""Matches an `Accept-Encoding` header that allows gzip; with `q=0` it is not allowed."""

READING = [HttpMethod.GET, HttpMethod.HEAD]


@route([address.replace("}", ":str}") for address in ADDRESSES], http_method=READING)
async def page(request: Request[object, object, State], state: State) -> Response[bytes]:
    files: WebFiles = state.web_files
    documents: Shared[tuple[str, str, str], WebFile | None] = state.documents
    asked = (
        request.scope["path_template"],
        _language(request.headers.get("accept-language", "")),
        root_of(request.scope),
    )
    document = await documents.get(asked, lambda: in_thread(request, files.document, *asked))
    if document is None:
        raise NotFoundException
    return answer(request, document, vary="accept-encoding, accept-language")


@route(AT_THE_ROOT, http_method=READING)
async def file_at_the_root(request: Request[object, object, State]) -> Response[bytes]:
    return answer(request, await _file(request, request.scope["path"].removeprefix("/")))


@route("/web/{name:path}", http_method=READING)
async def file_of_the_page(request: Request[object, object, State], name: FromPath[str]) -> Response[bytes]:
    return answer(request, await _file(request, name.removeprefix("/")))


def _language(accepted: str) -> str:
    """The first language of an `Accept-Language` header that the page has, else English; the page chooses the same."""
    wanted = (each.strip()[:2].lower() for each in accepted.split(","))
    return next((each for each in wanted if each in LANGUAGES), ENGLISH)


def nothing_here(request: Request[object, object, State]) -> Response[bytes] | None:
    """The page for an unknown address; None for a client that does not ask for HTML."""
    files: WebFiles = request.app.state.web_files
    found = files.find("404.html", root_of(request.scope))
    if found is None or request.method not in READING or "text/html" not in request.headers.get("accept", ""):
        return None
    return answer(request, found, status=404)


async def no_limit(_: Request[object, object, State]) -> None:
    """Replaces the rate limit: the page loads dozens of files at once, and they are cheap to serve."""
    request_id.set(secrets.token_hex(8))


async def _file(request: Request[object, object, State], name: str) -> WebFile:
    """A file of the page, read in a thread, as reading and compressing it for the first time takes a while."""
    files: WebFiles = request.app.state.web_files
    found = await in_thread(request, files.find, name, root_of(request.scope))
    if found is None:
        raise NotFoundException
    return found


def answer(
    request: Request[object, object, State],
    file: WebFile,
    *,
    status: int = 200,
    cache: str = "no-cache",
    vary: str = "accept-encoding",
) -> Response[bytes]:
    """The file, compressed if the client allows gzip; 304 without a body if the client has this version."""
    reads_gzip = READS_GZIP.search(request.headers.get("accept-encoding", "")) is not None
    squeeze = reads_gzip and len(file.squeezed) < len(file.body)
    body, tag = (file.squeezed, f'"{file.tag}-gzip"') if squeeze else (file.body, f'"{file.tag}"')
    headers = {"etag": tag, "cache-control": cache, "vary": vary}
    known = {each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")}
    if status == 200 and known & {tag, "*"}:
        return Response(b"", status_code=304, headers=headers)
    headers |= {"content-type": file.media_type, "content-length": str(len(body))}
    if squeeze:
        headers["content-encoding"] = "gzip"
    return Response(b"" if request.method == "HEAD" else body, status_code=status, headers=headers)


router = Router(
    "/", route_handlers=[page, file_at_the_root, file_of_the_page], before_request=no_limit, include_in_schema=False
)
