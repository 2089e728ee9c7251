#pragma once
#include "http/request.hpp"
#include "http/response.hpp"
#include <string>
#include <vector>

namespace wheelwright::http {

// Which other sites may do what: state changes only from our own page (no
// forged forms), cross-origin reads only by listed origins.
class OriginPolicy {
public:
    OriginPolicy(std::string publicOrigin, std::vector<std::string> listed)
        : publicOrigin_{std::move(publicOrigin)}, listed_{std::move(listed)} {}

    bool mayChangeState(Request const& request) const;
    bool isPreflight(Request const& request) const;
    Response preflight(Request const& request, std::string_view allow) const;
    void addHeaders(Request const& request, Response& response) const;

private:
    bool isListed(std::string_view origin) const;

    std::string publicOrigin_;
    std::vector<std::string> listed_;
};

} // namespace wheelwright::http
