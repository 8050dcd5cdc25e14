# The random generator of playouts and resampling: splitmix64 (Steele, Lea and Flood 2014), with Lemire's unbiased
# bounded draw (2019). It never shuffles a deal that people play: that is shuffle.py.
from libc.stdint cimport uint32_t, uint64_t


cdef inline uint64_t next64(uint64_t* state) noexcept nogil:
    state[0] += <uint64_t>0x9E3779B97F4A7C15
    cdef uint64_t z = state[0]
    z = (z ^ (z >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    z = (z ^ (z >> 27)) * <uint64_t>0x94D049BB133111EB
    return z ^ (z >> 31)


cdef inline uint32_t below(uint64_t* state, uint32_t bound) noexcept nogil:
    """A number from 0 to bound - 1 (bound >= 1), without bias."""
    cdef uint64_t product = (next64(state) >> 32) * bound
    cdef uint32_t low = <uint32_t>product
    cdef uint32_t threshold
    if low < bound:
        threshold = (<uint32_t>0 - bound) % bound
        while low < threshold:
            product = (next64(state) >> 32) * bound
            low = <uint32_t>product
    return <uint32_t>(product >> 32)
