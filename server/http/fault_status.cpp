#include "http/fault_status.hpp"
#include <cstdlib>

namespace wheelwright::http {

unsigned statusOf(Fault fault) {
    switch (fault) {
        case Fault::BadInput: return 400;
        case Fault::NoSession: return 401;
        case Fault::NoCredits: return 402;
        case Fault::Forbidden: return 403;
        case Fault::NotFound: return 404;
        case Fault::Conflict: return 409;
        case Fault::TooLarge: return 413;
        case Fault::WrongType: return 415;
        case Fault::Invalid: return 422;
        case Fault::TooMany: return 429;
        case Fault::Unavailable: return 503;
    }
    std::abort(); // unreachable: a Fault without a case doesn't compile
}

} // namespace wheelwright::http
