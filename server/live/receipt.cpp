#include "live/receipt.hpp"
#include "base/clock.hpp"
#include "base/digest.hpp"
#include <boost/json/array.hpp>

namespace wheelwright::live {
namespace {

namespace json = boost::json;

template <class... Facts> std::string lines(Facts const&... facts) {
    return ((std::string{facts} + "\n") + ...);
}

} // namespace

std::string Commitment::link() const {
    return sha256Hex(lines("wheelwright link 1", chain, std::to_string(number), spinId, commitment,
                           saltCommitment, previous));
}

json::object Commitment::json() const {
    return {{"spinId", spinId},
            {"chain", chain},
            {"number", number},
            {"commitment", commitment},
            {"saltCommitment", saltCommitment},
            {"previous", previous},
            {"link", link()},
            {"committedAt", isoTime(instantOf(committedAt))}};
}

void Receipt::computeDigests() {
    textDigests = live::textDigests(entries, salt);
    digest = wheelDigest(entries, textDigests);
}

std::string Receipt::statement() const {
    std::string guids;
    for (auto const& winner : winners)
        guids += (guids.empty() ? "" : " ") + winner.guid;
    auto const facts = lines(commitment.link(), seed, entropy, digest, guids, textDigest(salt, name),
                             isoTime(instantOf(commitment.committedAt)), isoTime(instantOf(drawnAt)));
    if (!beacon) return lines("wheelwright receipt 1") + facts;
    return lines("wheelwright receipt 2") + facts +
           lines(beacon->chain, std::to_string(beacon->round), beacon->randomness, beacon->signature);
}

json::object Receipt::json(std::string_view keyId, std::string_view signature) const {
    json::array listed;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        json::object object{
            {"guid", entries[i].guid}, {"weight", entries[i].weight}, {"textDigest", textDigests[i]}};
        if (!hidesTexts) object["text"] = entries[i].text;
        listed.push_back(std::move(object));
    }
    json::array winning;
    for (auto const& winner : winners)
        winning.push_back(json::string{winner.guid});
    auto object = commitment.json();
    object["seed"] = seed;
    object["entropy"] = entropy;
    object["digest"] = digest;
    object["nameDigest"] = textDigest(salt, name);
    if (!hidesTexts) {
        object["salt"] = salt;
        object["name"] = name;
    }
    object["entries"] = std::move(listed);
    object["winners"] = std::move(winning);
    object["whereabouts"] = whereabouts;
    object["drawnAt"] = isoTime(instantOf(drawnAt));
    if (beacon)
        object["beacon"] = {{"chain", beacon->chain},
                            {"round", beacon->round},
                            {"randomness", beacon->randomness},
                            {"signature", beacon->signature}};
    object["keyId"] = keyId;
    object["signature"] = signature;
    return object;
}

} // namespace wheelwright::live
