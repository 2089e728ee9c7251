#include "app/program/parts.hpp"
#include "app/routes/routes.hpp"
#include "content/content_calls.hpp"
#include "content/oembed.hpp"
#include "wheels/calls.hpp"

namespace wheelwright::app {
namespace {

// A handler for a user's wheels. Their component has started before any request
// gets here.
template <auto call> http::Handler wheelCall(RouteNeeds needs) {
    return [needs](Request const& request) { return call(needs.parts->cloud->wheels, request); };
}

// Something everyone may read and that is in memory once someone has: asked for
// there first.
http::Route publicRead(std::string path, RateClass rate, http::Handler handler,
                       http::MemoryHandler fromMemory) {
    return {.method = Method::get,
            .path = std::move(path),
            .access = Access::Anyone,
            .rate = rate,
            .runsOn = RunsOn::Worker,
            .handler = std::move(handler),
            .fromMemory = std::move(fromMemory)};
}

http::Route sound(std::string path, RouteNeeds needs) {
    return publicRead(
        std::move(path), RateClass::Unlimited,
        [needs](Request const& request) { return needs.parts->cloud->sounds.answer(request); },
        [needs](Request const& request) { return needs.parts->cloud->sounds.inMemory(request); });
}

http::Route sitePreview(std::string path, RouteNeeds needs, content::SitePicture which) {
    return publicRead(
        std::move(path), RateClass::Calls,
        [needs, which](Request const& request) {
            auto const heading = [&](Language const& language) {
                return needs.parts->pages->promise(language);
            };
            return content::getSitePreview(needs.parts->cloud->content, needs.parts->cloud->pictures, which,
                                           heading, request);
        },
        [needs, which](Request const& request) {
            return content::sitePreviewInMemory(needs.parts->cloud->content, which, request);
        });
}

std::vector<http::Route> publicWheelRoutes(RouteNeeds needs) {
    return {
        publicRead(
            "/api/share/{shareId}", RateClass::Calls,
            [needs](Request const& request) {
                return wheels::getSharedWheel(needs.parts->cloud->shares, request);
            },
            [needs](Request const& request) {
                return wheels::sharedWheelInMemory(needs.parts->cloud->shares, request);
            }),
        publicRead(
            "/share/{shareId}", RateClass::Calls,
            [needs](Request const& request) {
                return needs.parts->pages->sharePage(needs.parts->cloud->shares, request);
            },
            [needs](Request const& request) {
                return needs.parts->pages->sharePageInMemory(needs.parts->cloud->shares, request);
            }),
        publicRead("/oembed", RateClass::Calls,
                   [needs](Request const& request) {
                       return content::getOEmbed(needs.parts->cloud->shares,
                                                 needs.parts->cloud->wheels.rules().publicAddress, request);
                   },
                   {}),
        publicRead(
            "/share/{shareId}/preview.png", RateClass::Calls,
            [needs](Request const& request) {
                return wheels::getSharePreview(needs.parts->cloud->shares, needs.parts->cloud->pictures,
                                               request);
            },
            [needs](Request const& request) {
                return wheels::sharePreviewInMemory(needs.parts->cloud->shares, request);
            }),
        publicRead(
            "/public/wheel/{id}/config", RateClass::Calls,
            [needs](Request const& request) {
                return content::getContentConfig(needs.parts->cloud->content, request);
            },
            [needs](Request const& request) {
                return content::contentConfigInMemory(needs.parts->cloud->content, request);
            }),
        publicRead("/public/wheels", RateClass::Calls,
                   [needs](Request const& request) {
                       return content::listContentWheels(needs.parts->cloud->content, request);
                   },
                   {}),
        publicRead(
            "/{lang}/wheels/{slug}/preview.png", RateClass::Calls,
            [needs](Request const& request) {
                return content::getContentPreview(needs.parts->cloud->content, needs.parts->cloud->pictures,
                                                  request);
            },
            [needs](Request const& request) {
                return content::contentPreviewInMemory(needs.parts->cloud->content, request);
            }),
        sitePreview("/{lang}/preview.png", needs, content::SitePicture::Home),
        sitePreview("/{lang}/wheels/preview.png", needs, content::SitePicture::Gallery),
        publicRead("/api/search/wheels", RateClass::Calls,
                   [needs](Request const& request) {
                       auto const caller = needs.parts->accounts->callerOrGuest(request);
                       if (!caller) return http::errorResponse(caller.error());
                       return content::searchWheels(needs.parts->cloud->content, needs.parts->cloud->wheels,
                                                    *caller, request);
                   },
                   {}),
        sound("/media/sounds/{file}", needs),
        sound("/media/sounds/{folder}/{file}", needs),
    };
}

} // namespace

std::vector<http::Route> wheelRoutes(RouteNeeds needs) {
    std::vector<http::Route> routes{
        {.method = Method::post,
         .path = "/api/wheel",
         .access = Access::User,
         .rate = RateClass::Saves,
         .runsOn = RunsOn::Worker,
         .handler =
             [needs](Request const& request) {
                 return wheels::saveWheel(needs.parts->cloud->wheels, needs.parts->cloud->palettes, request);
             },
         .scope = Scope::WheelsWrite,
         .bodyLimit = wheels::kLargestWheel},
        {Method::get, "/api/wheel/{id}", Access::User, RateClass::Calls, RunsOn::Worker,
         wheelCall<wheels::loadWheel>(needs), Scope::WheelsRead},
        {Method::delete_, "/api/wheel/{id}", Access::User, RateClass::Saves, RunsOn::Worker,
         wheelCall<wheels::deleteWheel>(needs), Scope::WheelsWrite},
        {Method::get, "/api/wheels", Access::User, RateClass::Calls, RunsOn::Worker,
         wheelCall<wheels::listWheels>(needs), Scope::WheelsRead},
        {Method::post, "/api/wheel/{id}/share", Access::User, RateClass::Saves, RunsOn::Worker,
         wheelCall<wheels::shareWheel>(needs), Scope::WheelsWrite},
        {Method::delete_, "/api/wheel/{id}/share", Access::User, RateClass::Saves, RunsOn::Worker,
         wheelCall<wheels::unshareWheel>(needs), Scope::WheelsWrite},
        {Method::post, "/api/wheel/{id}/magiclink", Access::User, RateClass::Saves, RunsOn::Worker,
         wheelCall<wheels::addCoEditLink>(needs)},
        {Method::get, "/api/wheel/{id}/magiclink", Access::User, RateClass::Calls, RunsOn::Worker,
         wheelCall<wheels::listCoEditLinks>(needs)},
        {Method::delete_, "/api/wheel/{id}/magiclink/{linkId}", Access::User, RateClass::Saves,
         RunsOn::Worker, wheelCall<wheels::endCoEditLink>(needs)},
        {Method::get, "/api/wheel/{id}/versions", Access::User, RateClass::Calls, RunsOn::Worker,
         wheelCall<wheels::listVersions>(needs), Scope::WheelsRead},
        {Method::get, "/api/wheel/{id}/versions/{version}", Access::User, RateClass::Calls, RunsOn::Worker,
         wheelCall<wheels::getVersion>(needs), Scope::WheelsRead},
        {Method::post, "/api/wheel/{id}/versions/{version}/restore", Access::User, RateClass::Saves,
         RunsOn::Worker, wheelCall<wheels::restoreVersion>(needs), Scope::WheelsWrite},
        {Method::get, "/api/wheel/{id}/spins", Access::User, RateClass::Calls, RunsOn::Worker,
         wheelCall<wheels::getSpins>(needs), Scope::WheelsRead},
        {.method = Method::post,
         .path = "/api/wheel/{id}/spins",
         .access = Access::User,
         .rate = RateClass::Spins,
         .runsOn = RunsOn::Worker,
         .handler =
             [needs](Request const& request) {
                 return wheels::sendSpins(needs.parts->cloud->wheels, needs.parts->cloud->spinsLogged,
                                          request);
             },
         .bodyLimit = wheels::kLargestWheel},
    };
    for (auto& route : publicWheelRoutes(needs))
        routes.push_back(std::move(route));
    return routes;
}

} // namespace wheelwright::app
