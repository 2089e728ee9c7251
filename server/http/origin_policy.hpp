#pragma once
#include "http/request.hpp"
#include "http/response.hpp"
#include <string>
#include <vector>

namespace wheelwright::http {

// What pages of other sites may do. Only our own page and listed origins may change state, so that no other
// site can forge a form; only listed origins may read across origins.
class OriginPolicy {
public:
    OriginPolicy(std::string publicOrigin, std::vector<std::string> listed);

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
