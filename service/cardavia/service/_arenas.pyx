"""Memory for Python's small objects in huge pages: what a move touches is spread over more than a processor has in mind.

Python takes such memory in arenas of a mebibyte, each mapped for itself, which the system keeps in pages of 4 KiB. A
processor knows where about 2,000 pages are; it has to look up all others, in a virtual machine twice as long. Here
arenas come from regions of two mebibytes, each of which the system may keep as one page (madvise(2), MADV_HUGEPAGE). It
is a hint: where there are no such pages, all stays as it was. Python 3.15 can do the same by itself.
"""

from libc.stdint cimport uintptr_t

cdef extern from *:
    """
    #include <stddef.h>
    #include <sys/mman.h>
    #ifndef MADV_HUGEPAGE
    #define MADV_HUGEPAGE (-1) /* refused, as a hint may be */
    #endif
    static void *cardavia_map(size_t size) {
        void *at = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        return at == MAP_FAILED ? NULL : at;
    }
    """
    int MADV_HUGEPAGE, MADV_DONTNEED
    void *map "cardavia_map" (size_t) nogil
    int munmap(void *, size_t) nogil
    int madvise(void *, size_t, int) nogil

cdef extern from "Python.h":
    ctypedef struct PyObjectArenaAllocator:
        void *ctx
        void *(*alloc)(void *, size_t) noexcept
        void (*free)(void *, void *, size_t) noexcept

    void PyObject_GetArenaAllocator(PyObjectArenaAllocator *)
    void PyObject_SetArenaAllocator(PyObjectArenaAllocator *)

cdef enum:
    ARENA = 1 << 20
    REGION = 2 << 20

cdef PyObjectArenaAllocator before
cdef void **spare = NULL  # the first of the arenas that nobody uses, each of which begins with where the next is
cdef bint installed = False


def in_huge_pages():
    """Take arenas from huge pages from now on, where the system has them; those that are there stay where they are."""
    global installed
    cdef PyObjectArenaAllocator ours
    if not installed:
        PyObject_GetArenaAllocator(&before)
        ours.ctx, ours.alloc, ours.free = NULL, take, give_back
        PyObject_SetArenaAllocator(&ours)
        installed = True


cdef void *take(void *_, size_t size) noexcept:
    # The interpreter's lock is held. Other sizes are no arenas.
    global spare
    cdef void *taken
    if size != ARENA:
        return before.alloc(before.ctx, size)
    if spare == NULL:
        add(region())
    taken = spare
    if taken != NULL:
        spare = <void **>spare[0]
    return taken


cdef void give_back(void *_, void *arena, size_t size) noexcept:
    if size != ARENA:
        before.free(before.ctx, arena, size)
        return
    madvise(arena, ARENA, MADV_DONTNEED)  # the system has its memory back; where it was is used again
    put(arena)


cdef void put(void *arena) noexcept:
    global spare
    (<void **>arena)[0] = spare
    spare = <void **>arena


cdef void add(char *at) noexcept:
    if at != NULL:
        put(at + ARENA)
        put(at)


cdef char *region() noexcept:
    """Two mebibytes that begin where a huge page can; NULL if there are none."""
    cdef char *mapped = <char *>map(2 * REGION)
    cdef size_t first
    if mapped == NULL:
        return NULL
    first = (REGION - <uintptr_t>mapped % REGION) % REGION
    if first:
        munmap(mapped, first)
    munmap(mapped + first + REGION, REGION - first)
    madvise(mapped + first, REGION, MADV_HUGEPAGE)
    return mapped + first
