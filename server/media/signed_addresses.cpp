#include "media/signed_addresses.hpp"
#include "base/clock.hpp"
#include "base/digest.hpp"
#include "base/encoding.hpp"
#include "base/text.hpp"
#include "http/form_fields.hpp"
#include "storage/connection.hpp"
#include <charconv>

namespace wheelwright::media {
namespace {

constexpr std::int64_t kWindowSeconds = 12 * 60 * 60;
constexpr storage::Query kSecret{"media_secret",
                                 "select value from installation where name = 'media_secret'"};

std::string_view endingOf(MediaPart part) {
    return part == MediaPart::File ? "" : "/thumbnail";
}

} // namespace

Instant SignedAddresses::nextWindow() const {
    auto const window = secondsOf(clock_.now()) / kWindowSeconds;
    return Instant{std::chrono::seconds{(window + 1) * kWindowSeconds}};
}

std::string SignedAddresses::signatureOf(std::string_view id, MediaPart part, std::int64_t until) const {
    return base64url(
        hmacSha256(secret_, std::string{id} + std::string{endingOf(part)} + "?" + std::to_string(until)));
}

SignedAddress SignedAddresses::of(std::string_view id, MediaPart part) const {
    auto const until = nextWindow() + std::chrono::seconds{kWindowSeconds};
    auto const seconds = secondsOf(until);
    return {"/media/u/" + std::string{id} + std::string{endingOf(part)} + "?exp=" + std::to_string(seconds) +
                "&sig=" + signatureOf(id, part, seconds),
            until};
}

bool SignedAddresses::opens(std::string_view id, MediaPart part, std::string_view query) const {
    http::FormFields const fields{query};
    auto const given = fields.find("exp").value_or("");
    auto const until = wholeNumber(given);
    if (!until || given != std::to_string(*until)) return false; // refuse other spellings, such as 007
    if (!sameSecret(fields.find("sig").value_or(""), signatureOf(id, part, *until))) return false;
    return *until > secondsOf(clock_.now());
}

std::string mediaSecret(storage::Connection& connection) {
    return connection.run(kSecret).one().get<std::string>("value");
}

} // namespace wheelwright::media
