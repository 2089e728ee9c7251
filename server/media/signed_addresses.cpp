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

// What an address says besides its file. Addresses of the first epoch don't name it.
std::string termsOf(std::int64_t until, std::int64_t epoch) {
    return std::to_string(until) + (epoch == 0 ? "" : "&epoch=" + std::to_string(epoch));
}

} // namespace

Instant SignedAddresses::nextWindow() const {
    auto const window = secondsOf(clock_.now()) / kWindowSeconds;
    return Instant{std::chrono::seconds{(window + 1) * kWindowSeconds}};
}

std::string SignedAddresses::signatureOf(std::string_view id, MediaPart part, std::string_view terms) const {
    return base64url(
        hmacSha256(secret_, std::string{id} + std::string{endingOf(part)} + "?" + std::string{terms}));
}

SignedAddress SignedAddresses::of(std::string_view id, MediaPart part, std::int64_t epoch) const {
    auto const until = nextWindow() + std::chrono::seconds{kWindowSeconds};
    auto const terms = termsOf(secondsOf(until), epoch);
    return {"/media/u/" + std::string{id} + std::string{endingOf(part)} + "?exp=" + terms +
                "&sig=" + signatureOf(id, part, terms),
            until};
}

std::optional<std::int64_t> SignedAddresses::epochIn(std::string_view id, MediaPart part,
                                                     std::string_view query) const {
    http::FormFields const fields{query};
    auto const given = fields.find("exp").value_or("");
    auto const named = fields.find("epoch");
    auto const until = wholeNumber(given);
    auto const epoch = wholeNumber(named.value_or("0"));
    if (!until || !epoch) return std::nullopt;
    auto const terms = termsOf(*until, *epoch);
    // Refuse other spellings, such as 007.
    if (terms != std::string{given} + (named ? "&epoch=" + std::string{*named} : "")) return std::nullopt;
    if (!sameSecret(fields.find("sig").value_or(""), signatureOf(id, part, terms))) return std::nullopt;
    return *until > secondsOf(clock_.now()) ? epoch : std::nullopt;
}

std::string mediaSecret(storage::Connection& connection) {
    return connection.run(kSecret).one().get<std::string>("value");
}

} // namespace wheelwright::media
