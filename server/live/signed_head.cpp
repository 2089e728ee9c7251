#include "live/signed_head.hpp"
#include "base/base64.hpp"
#include "base/digest.hpp"
#include "base/text.hpp"

namespace wheelwright::live {
namespace {

constexpr char kEd25519 = '\1'; // the kind of signature in a signed note

} // namespace

std::string TreeHead::signedBy(ReceiptKey const& key) const {
    auto const text = origin + "\n" + std::to_string(size) + "\n" + base64(root) + "\n";
    auto const keyHash = sha256(origin + "\n" + kEd25519 + key.publicBytes()).substr(0, 4);
    return text + "\n\u2014 " + origin + " " + base64(keyHash + *fromBase64url(key.sign(text))) + "\n";
}

std::optional<TreeHead> readHead(std::string_view note) {
    std::string origin{takePart(note, '\n')};
    auto const size = wholeNumber(takePart(note, '\n'));
    auto const root = fromBase64(takePart(note, '\n'));
    if (origin.empty() || !size || *size < 0 || !root || root->size() != 32) return std::nullopt;
    return TreeHead{std::move(origin), *size, *root};
}

} // namespace wheelwright::live
