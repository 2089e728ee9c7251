#include "live/receipt.hpp"
#include "base/chance.hpp"
#include "base/clock.hpp"
#include "base/digest.hpp"
#include "base/encoding.hpp"
#include <boost/json/array.hpp>

namespace wheelwright::live {
namespace {

using storage::Connection;
using storage::Query;

constexpr Query kFindKey{"receipt_key",
                         "select id, private_key from receipt_keys order by created_at, id limit 1"};
constexpr Query kAddKey{"receipt_key_add",
                        "insert into receipt_keys (id, private_key, created_at) values ($1, $2, $3)"};

namespace json = boost::json;

template <class... Facts> std::string lines(Facts const&... facts) {
    return ((std::string{facts} + "\n") + ...);
}

} // namespace

std::string ReceiptKey::sign(std::string_view statement) const {
    return base64url(key.sign(accounts::SignatureKind::EdDSA, statement));
}

std::optional<ReceiptKey> findReceiptKey(Connection& connection) {
    auto const row = connection.run(kFindKey).first();
    if (!row) return std::nullopt;
    return ReceiptKey{row->get<std::string>("id"),
                      accounts::Key::fromPem(row->get<std::string>("private_key"))};
}

ReceiptKey receiptKey(Connection& connection, Instant now) {
    if (auto found = findReceiptKey(connection)) return std::move(*found);
    ReceiptKey made{newUuid(), accounts::Key::generate(accounts::SignatureKind::EdDSA)};
    connection.run(kAddKey, made.id, made.key.pem(), millisecondsOf(now));
    return made;
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
    std::string guids;
    for (auto const& winner : winners)
        guids += (guids.empty() ? "" : " ") + winner.guid;
    return lines("wheelwright receipt 1", commitment.link(), seed, entropy, digest, guids,
                 textDigest(salt, name), isoTime(instantOf(commitment.committedAt)),
                 isoTime(instantOf(drawnAt)));
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
    object["keyId"] = keyId;
    object["signature"] = signature;
    return object;
}

} // namespace wheelwright::live
