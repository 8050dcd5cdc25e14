"""The HTTP port: the API for browsers, the page, the public keys of the log, a health check, and the figures.

The page is for players, the figures are not: of a quiet server they tell that somebody answered in a claim window.
"""

from cardavia.service.web._app import App, Figures
from cardavia.service.web._cors import Cors, is_origin
from cardavia.service.web._server import HttpServer
from cardavia.service.web._site import site, start_page

__all__ = ["App", "Cors", "Figures", "HttpServer", "is_origin", "site", "start_page"]
