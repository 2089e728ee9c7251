#include "media/media.hpp"
#include "media/media_store.hpp"
#include "storage/installation.hpp"

namespace wheelwright::media {
namespace {

using namespace std::chrono_literals;

Spool madeSpool(std::filesystem::path const& folder) {
    Spool spool{folder / "arriving"};
    spool.make();
    return spool;
}

std::string megabytes(std::size_t bytes) {
    auto const tenths = (bytes * 10 + 524'288) / 1'048'576;
    return std::to_string(tenths / 10) + (tenths % 10 == 0 ? "" : "." + std::to_string(tenths % 10));
}

} // namespace

Media::Media(storage::Database& database, MediaRules given, Clock const& clock, http::Metrics& metrics,
             WatchedStore::Tell storeWorks, std::function<void(bool)> maySweep)
    : rules{std::move(given)},
      counts{metrics},
      spool{madeSpool(rules.folder)},
      store{storeFor(rules, clock), clock, std::move(storeWorks)},
      owner{store, database.read(storage::installationId)},
      checker{rules.checker, spool, counts},
      humanCheck{rules.humanCheck, database, clock},
      addresses{database.read(mediaSecret), clock},
      files{database, clock, addresses, store, rules.cacheBytes},
      uploads{database, clock, rules, store, checker, humanCheck},
      upkeep{database, clock, rules, store, owner, files, counts},
      upkeepTurns{"media upkeep", 1s, [this, maySweep = std::move(maySweep)] {
                      store.lookAgain();
                      upkeep.work();
                      maySweep(upkeep.maySweep());
                  }} {}

TextMap<std::string> Media::addressesOf(storage::Connection& connection, UserId const& userId,
                                        std::vector<std::string> const& ids) const {
    auto const own = uploadIdsOf(connection, userId);
    auto const epoch = addressEpochOf(connection, userId);
    TextMap<std::string> found;
    for (auto const& id : ids)
        if (own.contains(std::string_view{id}))
            found.emplace(id, addresses.of(id, MediaPart::File, epoch).url);
    return found;
}

std::unique_ptr<http::FormReceiver> Media::receive(MediaKind kind, std::string_view contentType) const {
    auto const most = rules.mostBytes(kind);
    return std::make_unique<http::FormReceiver>(
        contentType, http::FormRules{&spool, most,
                                     Error{Fault::TooLarge, "file_too_large",
                                           "File size exceeds the limit of " + megabytes(most) + "MB"}});
}

} // namespace wheelwright::media
