#include "app/program/parts.hpp"
#include "app/routes/routes.hpp"
#include "live/calls.hpp"
#include "wheels/wheel_document.hpp"

namespace wheelwright::app {
namespace {

constexpr std::size_t kLargestOrder = 4096;         // with a name of a person
constexpr std::size_t kLargestDoor = 32 * 1024;     // with the names that weigh more
constexpr std::size_t kLargestPouring = 512 * 1024; // with a thousand people

Result<wheels::Asker> askerOrGuest(RouteNeeds needs, Request const& request) {
    auto const caller = needs.parts->accounts->callerOrGuest(request);
    if (!caller) return caller.error();
    return wheels::Asker{*caller ? (*caller)->userId : UserId{}, request.header("X-Magic-Link")};
}

template <auto call> http::Handler drawCall(RouteNeeds needs) {
    return [needs](Request const& request) { return call(needs.parts->live->draws, request); };
}

// A draw begun as a user is in the chain of the user's wheel.
template <auto call> http::Handler drawCallAsUser(RouteNeeds needs) {
    return [needs](Request const& request) {
        return call(needs.parts->live->draws, askerOrGuest(needs, request), request);
    };
}

template <auto call> http::Handler logCall(RouteNeeds needs) {
    return [needs](Request const& request) { return call(needs.parts->live->log, request); };
}

template <auto call> http::Handler roomCall(RouteNeeds needs) {
    return [needs](Request const& request) { return call(needs.parts->live->rooms, request); };
}

// A call with a wheel in its body, open to guests.
http::Route withWheel(Method method, std::string path, RateClass rate, http::Handler handler) {
    return {.method = method,
            .path = std::move(path),
            .access = Access::Anyone,
            .rate = rate,
            .runsOn = RunsOn::Worker,
            .handler = std::move(handler),
            .bodyLimit = wheels::kLargestWheel};
}

// A tile's name has up to four segments: x001/x234/067.p/5.
std::vector<http::Route> logRoutes(RouteNeeds needs) {
    std::vector<http::Route> routes{
        {Method::get, "/.well-known/draws/checkpoint", Access::Anyone, RateClass::Calls, RunsOn::Worker,
         [needs](Request const&) { return live::getCheckpoint(needs.parts->live->log); }},
        {Method::get, "/.well-known/draws/proof", Access::Anyone, RateClass::Calls, RunsOn::Worker,
         logCall<live::getLogProof>(needs)},
    };
    std::string path = "/.well-known/draws/tile/{level}";
    for (auto const* const segment : {"/{a}", "/{b}", "/{c}", "/{d}"})
        routes.push_back({Method::get, path += segment, Access::Anyone, RateClass::Calls, RunsOn::Worker,
                          logCall<live::getTile>(needs)});
    return routes;
}

// A call with a name or a few rules in its body, open to guests.
http::Route ofList(Method method, std::string path, http::Handler handler, RateClass rate = RateClass::Calls,
                   std::size_t bodyLimit = kLargestOrder) {
    return {.method = method,
            .path = "/api/live/{liveId}" + std::move(path),
            .access = Access::Anyone,
            .rate = rate,
            .runsOn = RunsOn::Worker,
            .handler = std::move(handler),
            .bodyLimit = bodyLimit};
}

// A call of a user or a guest on the list of a room.
template <auto kCall> http::Handler asUserOrGuest(RouteNeeds needs) {
    return [needs](Request const& request) {
        auto const caller = needs.parts->accounts->callerOrGuest(request);
        if (!caller) return http::errorResponse(caller.error());
        return kCall(needs.parts->live->rooms, *caller ? std::optional{(*caller)->userId} : std::nullopt,
                     request);
    };
}

std::vector<http::Route> listRoutes(RouteNeeds needs) {
    return {
        ofList(Method::put, "/door", roomCall<live::openDoor>(needs), RateClass::Saves, kLargestDoor),
        ofList(Method::post, "/people", asUserOrGuest<live::bringPeople>(needs), RateClass::Saves),
        ofList(Method::put, "/people", roomCall<live::pourPeople>(needs), RateClass::Calls, kLargestPouring),
        ofList(Method::post, "/entries", asUserOrGuest<live::joinList>(needs)),
        ofList(Method::get, "/entries", roomCall<live::listEntries>(needs)),
        ofList(Method::delete_, "/entries/{entryId}", roomCall<live::leaveList>(needs)),
        ofList(Method::post, "/entries/{entryId}/approve", roomCall<live::approveEntry>(needs)),
        ofList(Method::post, "/entries/{entryId}/merge", roomCall<live::mergeEntry>(needs)),
        ofList(Method::post, "/entries/{entryId}/claim", roomCall<live::claimPlace>(needs)),
        ofList(Method::post, "/entries/{entryId}/replace", roomCall<live::replaceWinner>(needs)),
        ofList(Method::get, "/entries/{entryId}/proof", roomCall<live::proveEntry>(needs)),
    };
}

std::vector<http::Route> roomRoutes(RouteNeeds needs) {
    auto opening = withWheel(Method::post, "/api/live", RateClass::Rooms, [needs](Request const& request) {
        auto const caller = needs.parts->accounts->callerOrGuest(request);
        if (!caller) return http::errorResponse(caller.error());
        return live::openRoom(needs.parts->live->rooms, needs.parts->cloud->palettes,
                              *caller ? std::optional{(*caller)->userId} : std::nullopt, request);
    });
    opening.scope = Scope::Rooms;
    return {
        std::move(opening),
        {Method::get, "/api/live", Access::Anyone, RateClass::Calls, RunsOn::Worker,
         roomCall<live::getRoom>(needs)},
        {Method::post, "/api/live/{liveId}/ticket", Access::Anyone, RateClass::Calls, RunsOn::Worker,
         roomCall<live::getTicket>(needs)},
        withWheel(Method::put, "/api/live/{liveId}/wheel", RateClass::Saves,
                  [needs](Request const& request) {
                      return live::editRoomWheel(needs.parts->live->rooms, needs.parts->cloud->palettes,
                                                 request);
                  }),
        {.method = Method::get,
         .path = "/api/live/{liveId}/socket",
         .access = Access::Anyone,
         .rate = RateClass::Calls,
         .runsOn = RunsOn::Worker, // may read an idle room from the database, and
                                   // the ticket from Redis
         .handler = {},
         .upgrade =
             [needs](Request const& request) { return live::openSocket(needs.parts->live->rooms, request); }},
    };
}

template <auto kCall> http::Route spinRoute(RouteNeeds needs, std::string const& path, RunsOn runsOn) {
    return {.method = Method::post,
            .path = path,
            .access = Access::User,
            .rate = RateClass::Draws,
            .runsOn = runsOn,
            .handler =
                [needs](Request const& request) {
                    auto const user = needs.parts->accounts->profiles.user(request.caller.userId);
                    if (!user)
                        return http::errorResponse(
                            Error{Fault::NoSession, "not_authenticated", "Sign in first."});
                    return kCall(instantNeeds(needs), *user, request);
                },
            .scope = Scope::Spin};
}

std::vector<http::Route> instantRoutes(RouteNeeds needs) {
    // It waits for the beacon's answer.
    auto const runsOn = needs.settings.drawBeaconUrl.empty() ? RunsOn::Worker : RunsOn::Outbound;
    return {
        spinRoute<live::spinWheel>(needs, "/api/wheel/{id}/spin", runsOn),
        spinRoute<live::animateWheel>(needs, "/api/wheel/{id}/animate", runsOn),
        {.method = Method::post,
         .path = "/api/pick",
         .access = Access::Anyone,
         .rate = RateClass::Draws,
         .runsOn = runsOn,
         .handler =
             [needs](Request const& request) {
                 auto const caller = needs.parts->accounts->callerOrGuest(request);
                 if (!caller) return http::errorResponse(caller.error());
                 return live::pick(instantNeeds(needs),
                                   *caller ? std::optional{(*caller)->userId} : std::nullopt, request);
             },
         .scope = Scope::Spin,
         .bodyLimit = wheels::kLargestWheel},
    };
}

} // namespace

live::InstantNeeds instantNeeds(RouteNeeds needs) {
    auto& cloud = *needs.parts->cloud;
    return {*needs.parts->database,
            needs.parts->live->draws,
            needs.parts->live->rooms,
            cloud.wheels,
            cloud.films,
            needs.parts->clock,
            cloud.spinsLogged,
            cloud.wheels.rules().publicAddress};
}

std::vector<http::Route> liveRoutes(RouteNeeds needs) {
    auto making = withWheel(Method::post, "/api/spins/{spinId}", RateClass::Draws,
                            drawCallAsUser<live::makeDraw>(needs));
    making.scope = Scope::Spin;
    // It waits for the beacon's answer.
    if (!needs.settings.drawBeaconUrl.empty()) making.runsOn = RunsOn::Outbound;
    std::vector<http::Route> routes{
        {Method::post, "/api/spins", Access::Anyone, RateClass::Draws, RunsOn::Worker,
         drawCallAsUser<live::beginDraw>(needs), Scope::Spin},
        {Method::get, "/api/spins", Access::Anyone, RateClass::Calls, RunsOn::Worker,
         drawCall<live::listDraws>(needs)},
        std::move(making),
        {Method::get, "/api/spins/{spinId}", Access::Anyone, RateClass::Calls, RunsOn::Worker,
         drawCall<live::getReceipt>(needs)},
        {Method::get, "/api/spins/{spinId}/film", Access::Anyone, RateClass::Draws, RunsOn::Worker,
         [needs](Request const& request) { return live::getFilm(instantNeeds(needs), request); }},
        {Method::get, "/api/spins/{spinId}/claims", Access::Anyone, RateClass::Calls, RunsOn::Worker,
         drawCall<live::getClaims>(needs)},
        {Method::get, "/.well-known/receipt-keys.json", Access::Anyone, RateClass::Calls, RunsOn::Worker,
         [needs](Request const&) { return live::receiptKeys(needs.parts->live->draws); }},
    };
    for (auto& more : {instantRoutes(needs), logRoutes(needs), roomRoutes(needs), listRoutes(needs)})
        routes.insert(routes.end(), more.begin(), more.end());
    return routes;
}

} // namespace wheelwright::app
