#include "base/chance.hpp"
#include "base/clock.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "http/json_body.hpp"
#include "http/network.hpp"
#include "live/calls.hpp"
#include <boost/json/array.hpp>
#include <limits>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using http::Request;
using http::Response;

ledger::Source sourceOf(Request const& request) {
    return ledger::Source::of(http::siteNameOf(request.sourceNetwork));
}

} // namespace

Response refusedDraw(Error const& error) {
    auto refusal = http::errorResponse(error);
    if (error.fault == Fault::TooMany) refusal.header("Retry-After", "3600");
    return refusal;
}

Result<std::string> readChainWheel(json::object const& given) {
    auto wheelId = lowerCase(textAt(given, "wheelId"));
    if (given.contains("wheelId") && !isUuidV4(wheelId))
        return invalidDraw("The field wheelId must be a wheel's id.");
    return wheelId;
}

Result<DrawRequest> readDraw(json::object const& given) {
    DrawRequest request;
    auto const wheelId = readChainWheel(given);
    if (!wheelId) return wheelId.error();
    request.wheelId = wheels::WheelId{*wheelId};
    auto const* const wheel = partAt(given, "wheel");
    if (wheel == nullptr && (given.contains("wheel") || wheelId->empty()))
        return invalidDraw("The field wheel must be a wheel.");
    if (wheel != nullptr && !wheelId->empty())
        return invalidDraw("Send a wheel or the wheelId of a saved one, not both.");
    if (wheel != nullptr) request.wheel = *wheel;
    request.entropy = textAt(given, "entropy");
    if (!isEntropy(request.entropy))
        return invalidDraw("The field entropy must be 16 to 64 bytes as hexadecimal digits.");
    request.drawKey = textAt(given, "drawKey");
    request.hidesTexts = trueAt(given, "hidesTexts");
    auto const counts = readCounts(given);
    if (!counts) return counts.error();
    request.counts = *counts;
    return request;
}

Result<ChainQuestion> readChainQuestion(http::FormFields const& query) {
    auto const chain = query.find("chain").value_or("");
    if (!isUuidV4(chain))
        return Error{Fault::BadInput, "bad_chain", "The chain must be the id of a room or of a wheel."};
    auto const before = query.find("before");
    auto const number = before ? wholeNumber(*before) : std::numeric_limits<std::int64_t>::max();
    if (!number) return Error{Fault::BadInput, "bad_number", "The field before must be a whole number."};
    return ChainQuestion{chain, *number};
}

// Draws of one wheel share a chain. Without a wheel's id, each draw starts a chain of its own.
Response beginDraw(Draws& draws, Result<wheels::Asker> const& asker, Request const& request) {
    if (!asker) return http::errorResponse(asker.error());
    auto const wheelId = http::readBody(request, readChainWheel);
    if (!wheelId) return http::errorResponse(wheelId.error());
    auto const begun = draws.begin(wheels::WheelId{*wheelId}, *asker, sourceOf(request));
    if (!begun) return refusedDraw(begun.error());
    auto answer = begun->commitment.json();
    answer["success"] = true;
    answer["drawKey"] = begun->drawKey;
    return http::jsonResponse(201, answer);
}

Response makeDraw(Draws& draws, Result<wheels::Asker> const& asker, Request const& request) {
    auto asked = http::readBody(request, readDraw);
    if (!asked) return http::errorResponse(asked.error());
    if (!asked->wheelId.empty() && !asker) return http::errorResponse(asker.error());
    if (!asked->wheelId.empty()) asked->asker = *asker;
    asked->source = sourceOf(request);
    auto drawn = draws.draw(DrawRight{SpinId{request.captures.at(0)}, asked->drawKey}, *asked);
    if (!drawn) return refusedDraw(drawn.error());
    if (auto const* const awaited = std::get_if<AwaitedRound>(&*drawn))
        return http::jsonResponse(202, {{"success", true},
                                        {"awaited",
                                         {{"chain", awaited->chain},
                                          {"round", awaited->round},
                                          {"milliseconds", awaited->wait.count()}}}});
    auto& made = std::get<MadeDraw>(*drawn);
    json::object answer{{"success", true}, {"receipt", std::move(made.receipt)}};
    if (made.salt) answer["salt"] = *made.salt;
    return http::jsonResponse(200, answer);
}

Response listDraws(Draws& draws, Request const& request) {
    auto const question = readChainQuestion(http::FormFields{request.query});
    if (!question) return http::errorResponse(question.error());
    auto const page = draws.list(question->chain, question->before);
    json::array list;
    for (auto const& [commitment, isDrawn] : page.draws)
        list.push_back({{"spinId", commitment.spinId},
                        {"number", commitment.number},
                        {"commitment", commitment.commitment},
                        {"committedAt", isoTime(instantOf(commitment.committedAt))},
                        {"drawn", isDrawn}});
    return http::jsonResponse(200, {{"success", true},
                                    {"chain", question->chain},
                                    {"spins", std::move(list)},
                                    {"hasMore", page.hasMore}});
}

Response getReceipt(Draws& draws, Request const& request) {
    auto receipt = draws.find(SpinId{request.captures.at(0)});
    if (!receipt) return http::errorResponse(receipt.error());
    json::object answer{{"success", true}, {"receipt", std::move(*receipt)}};
    if (auto const sealed = draws.sealedList(SpinId{request.captures.at(0)})) {
        answer["sealed"] = sealed->json();
        answer["sealed"].as_object()["sealedAt"] = isoTime(instantOf(sealed->sealedAt));
    }
    return http::jsonResponse(200, answer);
}

Response getClaims(Draws& draws, Request const& request) {
    auto claims = draws.claimsOf(SpinId{request.captures.at(0)});
    if (!claims) return http::errorResponse(claims.error());
    return http::jsonResponse(200, {{"success", true}, {"claims", std::move(*claims)}});
}

Response receiptKeys(Draws& draws) {
    return http::jsonResponse(200, {{"keys", draws.keys().published()}});
}

} // namespace wheelwright::live
