#pragma once
#include "base/lazy_library.hpp"
#include <libstemmer.h>

// Snowball's stemmers, loaded by the first sentence that needs them (docs/adr/0025).
namespace wheelwright::ideas {

inline constinit LazyLibrary libstemmer{"libstemmer.so.0d"};

LAZY_FUNCTION(libstemmer, sb_stemmer_delete);
LAZY_FUNCTION(libstemmer, sb_stemmer_length);
LAZY_FUNCTION(libstemmer, sb_stemmer_new);
LAZY_FUNCTION(libstemmer, sb_stemmer_stem);

} // namespace wheelwright::ideas
