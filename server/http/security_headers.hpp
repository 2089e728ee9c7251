#pragma once
#include "http/response.hpp"
#include <string>

namespace wheelwright::http {

// The lines every answer carries, errors included, made once at start.
class SecurityHeaders {
public:
    // `checkOrigin`: whose check for humans pages may load, if anyone's. `mediaOrigin`: from where they may
    // fetch uploaded files beside here.
    SecurityHeaders(bool https, std::string const& checkOrigin, std::string const& mediaOrigin);
    std::string_view linesFor(ContentPolicy policy) const;

private:
    std::string nothing_;
    std::string page_;
    std::string embed_;
};

} // namespace wheelwright::http
