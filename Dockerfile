# syntax=docker/dockerfile:1
# The service as an image: the wheel with its page, built as `make package` does, and what it needs to run.
#
#     docker build --tag cardavia .
#
# Not built yet: no container engine was at hand where it was written. The steps are those of `make package`, which is
# checked; the instructions of this file are not.

ARG PYTHON=3.11-slim-bookworm

FROM python:${PYTHON} AS build
# Extras of the package that the image has.
ARG EXTRAS=service,tracing,postgresql,archive
RUN apt-get update -qq \
 && apt-get install -yqq --no-install-recommends gcc libc6-dev make \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN make web && .venv/bin/python -m build --wheel -q
RUN python -m venv /opt/cardavia \
 && wheel="$(echo dist/*.whl)" \
 && /opt/cardavia/bin/pip install -q --no-cache-dir --no-compile -c constraints.txt "${wheel}[${EXTRAS}]" \
 && /opt/cardavia/bin/python -m compileall -q /opt/cardavia/lib \
 && /opt/cardavia/bin/pip uninstall -qy pip setuptools

FROM python:${PYTHON}
COPY --from=build /opt/cardavia /opt/cardavia
ENV PATH=/opt/cardavia/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    CARDAVIA_DATA=/var/lib/cardavia \
    CARDAVIA_LISTEN=0.0.0.0:50051 \
    CARDAVIA_HTTP=0.0.0.0:8080
# The volume is made from this directory, with its owner.
RUN install --directory --owner=10001 --group=10001 --mode=0700 /var/lib/cardavia
USER 10001:10001
VOLUME /var/lib/cardavia
EXPOSE 50051 8080
# The exec form: the service is process 1 and hears SIGTERM, upon which it drains.
ENTRYPOINT ["cardavia"]
CMD ["serve"]
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8080/healthz', timeout=4)"]
