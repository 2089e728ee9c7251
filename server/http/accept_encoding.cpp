#include "http/accept_encoding.hpp"
#include "base/trim.hpp"
#include <boost/beast/core/string.hpp>

namespace wheelwright::http {
namespace {

// True for "q=0", "q=0." and "q=0.000"; any other digit makes the weight larger than 0.
bool refused(std::string_view parameters) {
    auto q = parameters.find("q=");
    if (q == std::string_view::npos) q = parameters.find("Q=");
    if (q == std::string_view::npos) return false;
    auto const value = trimmed(parameters.substr(q + 2));
    return value.starts_with('0') && value.find_first_of("123456789") == std::string_view::npos;
}

} // namespace

bool accepts(std::string_view acceptEncoding, std::string_view encoding) {
    bool any = false;
    while (!acceptEncoding.empty()) {
        auto const comma = acceptEncoding.find(',');
        auto const item = trimmed(acceptEncoding.substr(0, comma));
        auto const semicolon = item.find(';');
        auto const name = trimmed(item.substr(0, semicolon));
        bool const taken = semicolon == std::string_view::npos || !refused(item.substr(semicolon));
        if (boost::beast::iequals(name, encoding)) return taken;
        if (name == "*") any = taken;
        acceptEncoding = comma == std::string_view::npos ? "" : acceptEncoding.substr(comma + 1);
    }
    return any;
}

} // namespace wheelwright::http
