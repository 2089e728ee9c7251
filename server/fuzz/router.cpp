// Paths: a capture of a route lies within the path and never spans more than one segment.
#include "http/router.hpp"
#include "fuzz/fuzz_target.hpp"

using namespace wheelwright;

namespace {

http::Router const& router() {
    static http::Metrics metrics;
    auto const route = [](http::Method method, char const* path) {
        return http::Route{method, path, http::Access::Anyone, http::RateClass::Calls, http::RunsOn::Loop,
                           {}};
    };
    static http::Router const made{{route(http::Method::get, "/api/health"),
                                    route(http::Method::get, "/api/wheel/{id}"),
                                    route(http::Method::delete_, "/api/wheel/{id}"),
                                    route(http::Method::get, "/api/wheel/{id}/versions/{version}"),
                                    route(http::Method::get, "/{lang}/wheels/{slug}/preview.png"),
                                    route(http::Method::get, "/{lang}/preview.png"),
                                    route(http::Method::get, "/{lang}/wheels/preview.png"),
                                    route(http::Method::get, "/share/{shareId}/preview.png")},
                                   metrics};
    return made;
}

} // namespace

int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    auto const path = fuzz::textOf(data, size);
    for (auto const method : {http::Method::get, http::Method::delete_, http::Method::post}) {
        auto const match = router().find(method, path);
        for (auto const capture : match.captures)
            fuzz::mustHold(capture.find('/') == std::string_view::npos && capture.data() >= path.data() &&
                           capture.data() + capture.size() <= path.data() + path.size());
        if (match.entry != nullptr)
            fuzz::mustHold(match.entry->route.method == method && match.allow.empty());
    }
    return 0;
}
