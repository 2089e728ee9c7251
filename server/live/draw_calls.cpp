#include "base/chance.hpp"
#include "base/clock.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "http/form_fields.hpp"
#include "http/json_body.hpp"
#include "live/calls.hpp"
#include <boost/json/array.hpp>
#include <limits>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using http::Request;
using http::Response;

constexpr std::int64_t kMostWinners = 1000;

Error invalidDraw(std::string sentence) {
    return {Fault::Invalid, "invalid_draw", std::move(sentence)};
}

Result<DrawRequest> readDraw(json::object const& body) {
    DrawRequest request;
    auto const* const wheel = body.if_contains("wheel");
    if (wheel == nullptr || !wheel->is_object()) return invalidDraw("The field wheel must be a wheel.");
    request.wheel = wheel->get_object();
    request.entropy = textAt(body, "entropy");
    if (!isEntropy(request.entropy))
        return invalidDraw("The field entropy must be 16 to 64 bytes in hexadecimal digits.");
    request.hidesTexts = trueAt(body, "hidesTexts");
    if (!body.contains("winners")) return request;
    auto const winners = numberAt(body, "winners");
    if (!winners || *winners < 1 || *winners > kMostWinners)
        return invalidDraw("The field winners must be a whole number from 1 to 1000.");
    request.winners = *winners;
    return request;
}

} // namespace

// Draws of one wheel share a chain. Without a wheel's id, each draw starts a chain of its own.
Response beginDraw(Draws& draws, wheels::Asker const& asker, Request const& request) {
    auto const body = http::jsonBody(request);
    if (!body) return http::errorResponse(body.error());
    auto const wheelId = lowerCase(textAt(*body, "wheelId"));
    bool const hasId = body->contains("wheelId");
    if (hasId && !isUuidV4(wheelId))
        return http::errorResponse(invalidDraw("The field wheelId must be a wheel's id."));
    auto const commitment = draws.begin(wheelId, asker);
    if (!commitment) return http::errorResponse(commitment.error());
    auto answer = commitment->json();
    answer["success"] = true;
    return http::jsonResponse(201, answer);
}

Response makeDraw(Draws& draws, Request const& request) {
    auto const body = http::jsonBody(request);
    if (!body) return http::errorResponse(body.error());
    auto const asked = readDraw(*body);
    if (!asked) return http::errorResponse(asked.error());
    auto drawn = draws.draw(request.captures.at(0), *asked, DrawnBy::Page);
    if (!drawn) return http::errorResponse(drawn.error());
    return http::jsonResponse(
        200, {{"success", true}, {"receipt", std::move(drawn->receipt)}, {"salt", drawn->salt}});
}

Response listDraws(Draws& draws, Request const& request) {
    http::FormFields const query{request.query};
    auto const chain = query.find("chain").value_or("");
    if (!isUuidV4(chain))
        return http::errorResponse(
            Error{Fault::BadInput, "bad_chain", "The chain must be the id of a room or of a wheel."});
    auto const before = query.find("before");
    auto const number = before ? wholeNumber(*before) : std::numeric_limits<std::int64_t>::max();
    if (!number)
        return http::errorResponse(
            Error{Fault::BadInput, "bad_number", "The field before must be a whole number."});
    auto const page = draws.list(chain, *number);
    json::array list;
    for (auto const& [commitment, isDrawn] : page.draws)
        list.push_back({{"spinId", commitment.spinId},
                        {"number", commitment.number},
                        {"commitment", commitment.commitment},
                        {"committedAt", isoTime(instantOf(commitment.committedAt))},
                        {"drawn", isDrawn}});
    return http::jsonResponse(
        200, {{"success", true}, {"chain", chain}, {"spins", std::move(list)}, {"hasMore", page.hasMore}});
}

Response getReceipt(Draws& draws, Request const& request) {
    auto receipt = draws.find(request.captures.at(0));
    if (!receipt) return http::errorResponse(receipt.error());
    return http::jsonResponse(200, {{"success", true}, {"receipt", std::move(*receipt)}});
}

Response receiptKeys(Draws& draws) {
    return http::jsonResponse(200, {{"keys", json::array{draws.publicKey()}}});
}

} // namespace wheelwright::live
