#pragma once
#include "http/response.hpp"
#include <string>
#include <vector>

namespace wheelwright::http {

// The header lines of every answer, errors included, made once at start.
class SecurityHeaders {
public:
    // `verifierHosts`: third parties whose scripts, frames and calls our own pages may use. `mediaOrigin`:
    // another origin from which they may fetch uploads. `chatAddress`: a stream's chat that our own pages may
    // read; pages in frames of other sites may not.
    explicit SecurityHeaders(bool https, std::vector<std::string> const& verifierHosts = {},
                             std::string const& mediaOrigin = {}, std::string const& chatAddress = {});
    std::string_view linesFor(ContentPolicy policy) const;

private:
    std::string nothing_;
    std::string page_;
    std::string embed_;
    std::string reference_;
};

} // namespace wheelwright::http
