#include "wheels/shares.hpp"
#include "base/deadline.hpp"
#include "base/json.hpp"
#include "http/json_body.hpp"
#include "wheels/share_cache.hpp"
#include "wheels/stock.hpp"
#include <algorithm>

namespace wheelwright::wheels {
namespace {

using namespace std::chrono_literals;
using storage::Connection;

constexpr auto kLook = 200ms;
constexpr auto kSweep = 1min;
constexpr auto kPictureKept = 0s; // caches must not serve a share that has ended
constexpr std::size_t kOverhead = 2048;

// Compares hundreds of labels with thousands of phrases, so it runs when an entry is made, never on a loop.
bool isFiltered(SharedWheel const& share, WordCheck const& words) {
    return words &&
           (words(share.name) || words(share.description) ||
            std::ranges::any_of(share.picture.slices, [&](auto const& slice) { return words(slice.text); }));
}

// Who has won is the owner's business, and without the results nobody could count which prizes are left.
std::string sharedText(Connection& connection, WheelRecord const& wheel) {
    auto text = withoutPrizeWinner(textOf(connection, wheel));
    if (!mayHaveStock(text)) return text;
    return withoutHistory(withStockNow(text, withResultsNow(connection, wheel.id, text)));
}

ShareCache::Entry entryOf(Connection& connection, WheelRecord const& wheel, std::string_view text,
                          Palettes const& palettes, OwnMedia const& media, WordVerdicts const& words) {
    auto const plain = stampedForSharing(text, wheel.stamp());
    auto const withMedia = media.filled(connection, wheel.ownerId, plain);
    auto body = R"({"success":true,"wheel":)" + withMedia + "}";
    auto const document = http::parseJsonObject(text).value();
    SharedWheel shared;
    if (withMedia != plain) shared.until = media.changeAt();
    shared.name = wheel.name;
    shared.description = textAt(document.at("wheel-definition").as_object(), "description");
    shared.picture = pictureOf(document, palettes);
    shared.filteredBy = words.version(); // first: if the list changes meanwhile, it is checked again
    shared.isFiltered = isFiltered(shared, words.finds);
    shared.bytes = 2 * body.size() + shared.picture.bytes() + kOverhead; // each compressed copy is about half
    shared.answer = http::compressedFile("application/json", std::move(body));
    return std::make_shared<SharedWheel const>(std::move(shared));
}

} // namespace

Result<WheelRecord> wheelShared(Connection& connection, ShareId const& shareId) {
    auto wheel = findWheelByShare(connection, shareId);
    if (!wheel) return Error{Fault::NotFound, "share_not_found", "This link no longer leads to a wheel."};
    if (wheel->takenDownAt)
        return Error{Fault::NotFound, "share_taken_down", "This wheel was taken down after it was reported."};
    return std::move(*wheel);
}

Shares::Shares(storage::Database& database, Clock const& clock, ShareCache& cache, Palettes const& palettes,
               OwnMedia media, WordVerdicts words)
    : database_{database},
      clock_{clock},
      cache_{cache},
      palettes_{palettes},
      media_{std::move(media)},
      words_{std::move(words)},
      lastLook_{clock.now()},
      sweptAt_{clock.now()},
      follower_{"following changes of shares", kLook, [this] { follow(); }} {}

ShareCache::Entry Shares::inMemory(std::string_view shareId) const {
    auto entry = cache_.find(shareId);
    if (!entry) return nullptr;
    bool const isOver = entry->until && *entry->until <= clock_.now();
    return isOver || entry->filteredBy != words_.version() ? nullptr : entry;
}

Result<ShareCache::Entry> Shares::load(ShareId const& shareId) {
    auto const alone = cache_.loading(shareId);
    if (auto entry = inMemory(shareId)) return entry;
    auto const moment = cache_.moment(shareId);
    auto entry = database_.read([&](Connection& connection) {
        return connection.transaction([&]() -> Result<ShareCache::Entry> {
            auto const wheel = wheelShared(connection, shareId);
            if (!wheel) return wheel.error();
            return entryOf(connection, *wheel, sharedText(connection, *wheel), palettes_, media_, words_);
        });
    });
    if (entry) cache_.keep(shareId, *entry, moment);
    return entry;
}

Result<http::MadeFile> Shares::preview(ShareId const& shareId, PictureMaker& pictures) {
    auto const preview = made(shareId, &SharedWheel::preview, [&](SharedWheel const& shared) {
        // The picture shows the choices, so a site that kept its address would still show the filtered words.
        if (shared.isFiltered) return http::MadeFile{};
        return http::plainFile("image/png", pictures.png(shared.picture), kPictureKept);
    });
    if (preview && !*preview)
        return Error{Fault::NotFound, "share_not_found", "There is no preview of this wheel."};
    return preview;
}

Result<http::MadeFile> Shares::page(ShareId const& shareId, FileMaker const& make) {
    return made(shareId, &SharedWheel::page, make);
}

Result<http::MadeFile> Shares::made(ShareId const& shareId, http::MadeFile SharedWheel::*file,
                                    FileMaker const& make) {
    auto const moment = cache_.moment(shareId);
    auto entry = inMemory(shareId);
    if (!entry) {
        auto const loaded = load(shareId);
        if (!loaded) return loaded.error();
        entry = *loaded;
    }
    if (auto const& kept = (*entry).*file) return kept;
    // A request after a change must not get the old file, so the file is made again.
    auto const name = shareId.text() + " " + std::to_string(moment) +
                      (file == &SharedWheel::preview ? " preview" : " page");
    return making_.run(name, [&]() -> http::MadeFile {
        auto const current = cache_.moment(shareId) == moment ? inMemory(shareId) : nullptr;
        if (current && (*current).*file) return (*current).*file;
        auto shared = current ? *current : *entry;
        shared.*file = make(shared);
        if (!(shared.*file)) return nullptr;
        shared.bytes += (shared.*file)->plain().size();
        cache_.keep(shareId, std::make_shared<SharedWheel const>(shared), moment);
        return shared.*file;
    });
}

void Shares::follow() try {
    auto const now = clock_.now();
    auto const since = millisecondsOf(now) - kChangesReadBack;
    auto const changes =
        database_.read([&](Connection& connection) { return shareChangesSince(connection, since); });
    // While the database was away, changes may have been added and dropped again unseen.
    if (now - lastLook_ > std::chrono::milliseconds{kChangesReadBack} / 2) cache_.forgetAll();
    lastLook_ = now;
    std::set<std::string> seen;
    for (auto const& change : changes) {
        seen.insert(change.id);
        if (seen_.contains(change.id)) continue;
        if (change.shareId == kEveryShare)
            cache_.forgetAll();
        else
            cache_.drop(change.shareId);
    }
    seen_ = std::move(seen);
    if (!isDue(sweptAt_, now, kSweep)) return;
    sweptAt_ = now;
    database_.write([&](Connection& connection) { dropShareChanges(connection, now); });
} catch (storage::DatabaseError const&) {
    // storage/database_probe reports that; here it would be logged five times a second.
}

} // namespace wheelwright::wheels
