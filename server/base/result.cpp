#include "base/result.hpp"
#include <stdexcept>

namespace wheelwright {

// Called by value() on an error that the caller didn't check. That is a bug, so it throws.
void throw_exception_from_error(Error const& error, boost::source_location const& /*where*/) {
    throw std::logic_error("unchecked error " + error.code + ": " + error.message);
}

} // namespace wheelwright
