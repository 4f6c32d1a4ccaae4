"""Prints over HTTP: a PDF, and pictures of its pages as a preview."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Annotated

from litestar import Response, Router, get
from litestar.di import NamedDependency, Provide
from litestar.params import QueryParameter

from ...hosting.decisions.set_up import within_size
from ...hosting.not_now import NotNow
from ...messages import ENGLISH, LANGUAGES
from ...printing.job import MOST_COPIES, PAPER, Job, PrintError, make_job
from ...printing.job import What as Kind
from ...printing.paper import PAPERS, PER_PAGE
from ...rules.layout import Layout
from ...rules.library import ADVENTURES, SIDES, builtin_layout, read_layout
from ..addresses import visitor
from ..limits import Buckets
from ..web.drawn_files import pdf_file, picture_files
from ..web.pages import answer
from ..web.web_files import WebFile
from ..work.shared import Shared
from .pooled_work import AnyRequest, in_pool, unless_gone

PDFS, PICTURES = 4, 64
"""How many prints and previews are kept: few, as a PDF may have megabytes."""

AN_HOUR = "public, max-age=3600"
"""A print depends on its URL and on the version of the program."""

What = Annotated[str, QueryParameter(max_length=20, enum=list(Kind), description="What to print")]
Adventure = Annotated[str, QueryParameter(max_length=20, enum=list(ADVENTURES), description="Of which adventure")]
OfLayout = Annotated[
    str, QueryParameter(name="layout", max_length=4_000, description="front, back, or a layout's text")
]
BothSides = Annotated[bool, QueryParameter(name="duplex", description="Front and back, or your own layout twice")]
OnPaper = Annotated[
    str, QueryParameter(name="paper", max_length=20, enum=list(PAPERS), description="The size of the paper")
]
OnAPage = Annotated[
    int, QueryParameter(name="per_page", gt=0, lt=5, enum=list(PER_PAGE), description="Sheets on a page")
]
Copies = Annotated[int, QueryParameter(gt=0, lt=MOST_COPIES + 1, description="How many sheets")]
InLanguage = Annotated[
    str, QueryParameter(name="language", max_length=20, enum=list(LANGUAGES), description="Of its words")
]
PageNumber = Annotated[int, QueryParameter(gt=0, lt=4, description="The first page is 1, its back 2")]


@get("/print.pdf", summary="Sheets, rules, dice or a blank layout to print", media_type="application/pdf")
async def print_pdf(
    request: AnyRequest,
    job: NamedDependency[Job],
) -> Response[bytes]:
    takes_its_turn(request)
    kept: Shared[Job, WebFile] = request.app.state.pdfs
    made = await unless_gone(request, kept.get(job, lambda: in_pool(request, pdf_file, job)))
    found = answer(request, made, cache=AN_HOUR)
    found.headers["content-disposition"] = f'inline; filename="{job.adventure}-{job.what}.pdf"'
    return found


@get("/print.svg", summary="A page of what would be printed, as SVG", media_type="image/svg+xml")
async def print_picture(
    request: AnyRequest,
    job: NamedDependency[Job],
    page: PageNumber = 1,
) -> Response[bytes]:
    takes_its_turn(request)
    kept: Shared[Job, tuple[WebFile, ...]] = request.app.state.pictures
    pages = await unless_gone(request, kept.get(job, lambda: in_pool(request, picture_files, job)))
    if page > len(pages):
        raise NotNow("print.page", page=page, pages=len(pages))
    return answer(request, pages[page - 1], cache=AN_HOUR)


def takes_its_turn(request: AnyRequest) -> None:
    """A print costs more than most requests, so an address gets fewer of them."""
    prints: Buckets = request.app.state.prints
    if not prints.take(visitor(request.client)):
        raise NotNow("slowly")


def _job(
    adventure: Adventure,
    what: What = Kind.SHEETS.value,
    layout: OfLayout = SIDES[0],
    duplex: BothSides = False,
    paper: OnPaper = PAPER,
    per_page: OnAPage = 1,
    copies: Copies = 1,
    language: InLanguage = ENGLISH,
) -> Job:
    """What is to be printed, from the query of a request."""
    if find_spec("typst") is None:
        raise NotNow("printer", package="pennypapers[print]")
    try:
        return make_job(
            what,
            adventure,
            layouts=_layouts(adventure, layout, duplex=duplex) if what == Kind.SHEETS else (),
            copies=copies,
            paper=paper,
            per_page=per_page,
            duplex=duplex,
            language=language,
        )
    except PrintError as error:
        raise NotNow(error.code, **error.facts) from None


def _layouts(adventure: str, layout: str, *, duplex: bool) -> list[Layout]:
    if "\n" in layout:
        own = read_layout(layout)
        within_size(own)
        return [own]
    if adventure not in ADVENTURES or layout not in SIDES:
        raise NotNow("layout.unknown", layout=f"{adventure} {layout}")
    return [builtin_layout(adventure, side) for side in (SIDES if duplex else (layout,))]


router = Router(
    "/api",
    route_handlers=[print_pdf, print_picture],
    dependencies={"job": Provide(_job, sync_to_thread=False)},
)
