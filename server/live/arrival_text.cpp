#include "live/arrival_text.hpp"
#include "base/json.hpp"

namespace wheelwright::live {

namespace json = boost::json;

json::object jsonOf(Arrival const& arrival) {
    json::object object{
        {"viewerKey", arrival.viewerKey}, {"name", arrival.name}, {"hostKeyHash", arrival.hostKeyHash}};
    if (arrival.since) object["since"] = *arrival.since;
    if (arrival.isPicture) object["picture"] = true;
    return object;
}

Arrival arrivalIn(json::object const& object) {
    Arrival arrival{std::string{textAt(object, "viewerKey")},
                    std::string{textAt(object, "name")},
                    std::string{textAt(object, "hostKeyHash")},
                    {},
                    trueAt(object, "picture")};
    if (auto const* const since = object.if_contains("since"))
        arrival.since = since->to_number<std::int64_t>();
    return arrival;
}

} // namespace wheelwright::live
