#include "app/program/client_config.hpp"
#include "app/program/parts.hpp"
#include "app/routes/routes.hpp"
#include "media/media_calls.hpp"

namespace wheelwright::app {
namespace {

using media::MediaKind;
using media::MediaPart;

// A handler for a user's media. The media component has started before any
// request gets here.
template <auto call> http::Handler mediaCall(MediaKind kind, RouteNeeds needs) {
    return [kind, needs](Request const& request) { return call(*needs.parts->media, kind, request); };
}

http::Route signedFile(std::string path, MediaPart part, RouteNeeds needs) {
    return {
        .method = Method::get,
        .path = std::move(path),
        .access = Access::Anyone,
        .rate = RateClass::Unlimited,
        .runsOn = RunsOn::Worker,
        .handler =
            [part, needs](Request const& request) { return needs.parts->media->files.answer(part, request); },
        .fromMemory =
            [part, needs](Request const& request) {
                return needs.parts->media->files.inMemory(part, request);
            }};
}

std::vector<http::Route> routesOf(MediaKind kind, RouteNeeds needs) {
    auto const path = "/api/media/" + std::string{nameOf(kind)};
    return {
        {Method::get, path + "s", Access::User, RateClass::Calls, RunsOn::Worker,
         mediaCall<media::listMedia>(kind, needs)},
        {.method = Method::post,
         .path = path,
         .access = Access::User,
         .rate = RateClass::Uploads,
         .runsOn = RunsOn::Worker,
         .handler = mediaCall<media::addMedia>(kind, needs),
         .takesForm =
             [kind, needs](std::string_view contentType) {
                 return needs.parts->media->receive(kind, contentType);
             }},
        {Method::delete_, path + "/{id}", Access::User, RateClass::Saves, RunsOn::Worker,
         mediaCall<media::eraseMedia>(kind, needs)},
        {Method::get, path + "/{id}/url", Access::User, RateClass::Calls, RunsOn::Worker,
         mediaCall<media::getMediaAddress>(kind, needs)},
    };
}

} // namespace

std::vector<http::Route> mediaRoutes(RouteNeeds needs) {
    std::vector<http::Route> routes{
        {Method::get, "/api/config/limits", Access::Anyone, RateClass::Calls, RunsOn::Loop,
         [needs](Request const&) { return media::getLimits(*needs.parts->media); }},
        {Method::get, "/api/config/client", Access::Anyone, RateClass::Calls, RunsOn::Loop,
         [needs](Request const&) { return getClientConfig(*needs.parts->accounts, needs.settings); }},
        signedFile("/media/u/{id}", MediaPart::File, needs),
        signedFile("/media/u/{id}/thumbnail", MediaPart::Thumbnail, needs),
    };
    for (auto const kind : {MediaKind::Image, MediaKind::Sound})
        for (auto& route : routesOf(kind, needs))
            routes.push_back(std::move(route));
    return routes;
}

} // namespace wheelwright::app
