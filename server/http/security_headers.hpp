#pragma once
#include "http/response.hpp"
#include <string>

namespace wheelwright::http {

// The lines every answer carries, errors included, made once at start.
class SecurityHeaders {
public:
    explicit SecurityHeaders(bool https);
    std::string_view linesFor(ContentPolicy policy) const;

private:
    std::string nothing_;
    std::string page_;
    std::string embed_;
};

} // namespace wheelwright::http
