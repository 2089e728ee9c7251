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

std::string guidsOf(std::vector<DrawEntry> const& entries) {
    std::string guids;
    for (auto const& entry : entries)
        guids += (guids.empty() ? "" : " ") + entry.guid;
    return guids;
}

json::array guidList(std::vector<DrawEntry> const& entries) {
    json::array guids;
    for (auto const& entry : entries)
        guids.push_back(json::string{entry.guid});
    return guids;
}

} // namespace

std::string_view nameOf(ListOrigin origin) {
    switch (origin) {
        case ListOrigin::Stored: return "stored";
        case ListOrigin::Sent: return "sent";
        case ListOrigin::Unsaved: return "unsaved";
    }
    std::abort();
}

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
    auto const drawn = lines(commitment.link(), seed, entropy, digest, guidsOf(winners));
    auto const times = lines(textDigest(salt, name), isoTime(instantOf(commitment.committedAt)),
                             isoTime(instantOf(drawnAt)));
    auto const round =
        beacon ? lines(beacon->chain, std::to_string(beacon->round), beacon->randomness, beacon->signature)
               : std::string{};
    if (list)
        return lines(root.empty() ? "wheelwright receipt 3" : "wheelwright receipt 4") + drawn +
               lines(guidsOf(reserves), nameOf(*list)) + (root.empty() ? "" : lines(root)) + times + round;
    return lines(beacon ? "wheelwright receipt 2" : "wheelwright receipt 1") + drawn + times + round;
}

json::object Receipt::json(std::string_view keyId, std::string_view signature) const {
    json::array listed;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        json::object object{
            {"guid", entries[i].guid}, {"weight", entries[i].weight}, {"textDigest", textDigests[i]}};
        if (!hidesTexts) object["text"] = entries[i].text;
        listed.push_back(std::move(object));
    }
    auto object = commitment.json();
    if (list) {
        object["version"] = root.empty() ? 3 : 4;
        object["reserves"] = guidList(reserves);
        object["list"] = nameOf(*list);
        if (!root.empty()) object["root"] = root;
    }
    object["seed"] = seed;
    object["entropy"] = entropy;
    object["digest"] = digest;
    object["nameDigest"] = textDigest(salt, name);
    if (!hidesTexts) {
        object["salt"] = salt;
        object["name"] = name;
    }
    object["entries"] = std::move(listed);
    object["winners"] = guidList(winners);
    object["whereabouts"] = landingOffset;
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
