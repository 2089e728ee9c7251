#include "http/json_body.hpp"
#include "wheels/calls.hpp"
#include <boost/json/serialize.hpp>

namespace wheelwright::wheels {
namespace {

namespace json = boost::json;
using http::Request;
using http::Response;

json::array refusedList(std::vector<RefusedSpin> const& refused) {
    json::array list;
    for (auto const& [index, id, error] : refused) {
        json::object each{{"index", index}, {"code", error.code}, {"message", error.message}};
        if (!id.empty()) each["id"] = id;
        list.push_back(std::move(each));
    }
    return list;
}

// Puts the entries into the answer as text, exactly as they were sent to us.
Response spinsResponse(SpinsAnswer const& answer) {
    std::string body = R"({"success":true,"mark":)" + std::to_string(answer.mark) + R"(,"folded":)" +
                       std::to_string(answer.folded) + R"(,"order":)" + std::to_string(answer.order) +
                       R"(,"hasMore":)" + (answer.hasMore ? "true" : "false");
    if (answer.base) body += R"(,"base":)" + *answer.base;
    body += R"(,"entries":[)";
    bool isFirst = true;
    for (auto const& [seq, id, text] : answer.entries) {
        if (!std::exchange(isFirst, false)) body += ',';
        body += R"({"seq":)" + std::to_string(seq) + "," + text.substr(1);
    }
    body += ']';
    if (!answer.refused.empty()) body += R"(,"refused":)" + json::serialize(refusedList(answer.refused));
    auto response = http::textResponse(200, "application/json", body + "}");
    response.header("Cache-Control", "no-store");
    return response;
}

} // namespace

Response getSpins(Wheels& wheels, Request const& request) {
    auto const known = readSpinsKnown(http::FormFields{request.query});
    if (!known) return http::errorResponse(known.error());
    auto const answer = wheels.spins(askerOf(request), wheelIdIn(request), *known);
    return answer ? spinsResponse(*answer) : http::errorResponse(answer.error());
}

Response sendSpins(Wheels& wheels, http::Counter& logged, Request const& request) {
    auto const sent = http::readBody(request, readSpins, request.body);
    if (!sent) return http::errorResponse(sent.error());
    auto const answer = wheels.addSpins(askerOf(request), wheelIdIn(request), *sent);
    if (!answer) return http::errorResponse(answer.error());
    logged.increment(static_cast<double>(answer->added));
    return spinsResponse(*answer);
}

} // namespace wheelwright::wheels
