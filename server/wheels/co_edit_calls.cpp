#include "wheels/calls.hpp"

namespace wheelwright::wheels {
namespace {

namespace json = boost::json;
using http::Request;
using http::Response;

} // namespace

// The only answer that contains the key. The page puts its own language into the address.
Response addCoEditLink(Wheels& wheels, Request const& request) {
    auto const id = wheelIdIn(request);
    auto const link = wheels.addLink(request.caller.userId, id);
    if (!link) return http::errorResponse(link.error());
    return http::jsonResponse(
        200, {{"success", true},
              {"linkId", link->id},
              {"key", link->key},
              {"url", wheels.rules().publicAddress + "/en?wheel=" + id.text() + "&magiclink=" + link->key}});
}

Response listCoEditLinks(Wheels& wheels, Request const& request) {
    auto const links = wheels.links(request.caller.userId, wheelIdIn(request));
    if (!links) return http::errorResponse(links.error());
    json::array list;
    for (auto const& link : *links) {
        json::object object{{"linkId", link.id}, {"createdAt", link.createdAt}};
        if (link.lastSavedAt) object["lastSavedAt"] = *link.lastSavedAt;
        list.push_back(std::move(object));
    }
    return http::jsonResponse(200, {{"success", true}, {"links", std::move(list)}});
}

Response endCoEditLink(Wheels& wheels, Request const& request) {
    auto const ended =
        wheels.endLink(request.caller.userId, wheelIdIn(request), LinkId{request.captures.at(1)});
    return ended ? http::jsonResponse(200, {{"success", true}}) : http::errorResponse(ended.error());
}

} // namespace wheelwright::wheels
