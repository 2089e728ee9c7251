#include "wheels/recent_list.hpp"
#include "wheels/wheels.hpp"

namespace wheelwright::wheels {
namespace {

using storage::Connection;

Error noSuchVersion() {
    return {Fault::NotFound, "version_not_found", "This version is no longer kept."};
}

} // namespace

Result<std::vector<WheelVersion>> Wheels::versions(UserId const& userId, WheelId const& id) {
    return database_.read([&](Connection& connection) -> Result<std::vector<WheelVersion>> {
        auto const wheel = findOwn(connection, userId, id);
        if (!wheel) return wheel.error();
        return versionsOf(connection, id);
    });
}

Result<std::string> Wheels::version(UserId const& userId, WheelId const& id, std::int64_t number) {
    return database_.read([&](Connection& connection) -> Result<std::string> {
        auto const wheel = findOwn(connection, userId, id);
        if (!wheel) return wheel.error();
        auto const found = findVersion(connection, id, number);
        if (!found) return noSuchVersion();
        return media_.filled(connection, wheel->ownerId,
                             stamped(found->text, {wheel->owner, found->version.savedAt, wheel->shareId}));
    });
}

// Restoring saves the old version as a new one; the replaced state stays in the list of versions. The results
// aren't restored: later wins still count.
Result<WheelAnswer> Wheels::restore(UserId const& userId, WheelId const& id, std::int64_t number) {
    std::optional<ShareId> changedShare;
    auto outcome = database_.write([&](Connection& connection) -> Result<WheelAnswer> {
        auto const stored = findOwn(connection, userId, id);
        if (!stored) return stored.error();
        auto const old = findVersion(connection, id, number);
        if (!old) return noSuchVersion();
        WheelDocument const document{
            stored->id,          withResultsOf(old->text, textOf(connection, *stored)),
            old->version.name,   old->version.sliceCount,
            old->version.colors, {}};
        auto const wheel = put(connection, {userId}, *stored, document);
        if (!wheel) return wheel.error();
        changedShare = wheel->shareId;
        return WheelAnswer{shown(connection, *wheel, document.text), recentOf(connection, userId)};
    });
    if (changedShare) shares_.forget(*changedShare);
    return outcome;
}

} // namespace wheelwright::wheels
