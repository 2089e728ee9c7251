#include "wheels/wheels.hpp"
#include "accounts/profile/user_store.hpp"
#include "base/chance.hpp"
#include "base/clock.hpp"
#include "wheels/recent_list.hpp"
#include "wheels/share_cache.hpp"

namespace wheelwright::wheels {
namespace {

using storage::Connection;

constexpr std::size_t kShareIdLength = 22; // of 6 bits each: too many to guess

bool isLetterOrDigit(char character) {
    return character != '-' && character != '_';
}

// An id must not begin with a dash, which `wheelwright share` took for a flag. It must not end with a dash or
// underscore, which chats leave out of the links they make from pasted text.
ShareId newShareId() {
    for (;;)
        if (auto id = newSecret().substr(0, kShareIdLength);
            isLetterOrDigit(id.front()) && isLetterOrDigit(id.back()))
            return ShareId{std::move(id)};
}

Error notFound() {
    return {Fault::NotFound, "wheel_not_found", "There is no such wheel."};
}
Error notOwner() {
    return {Fault::Conflict, "not_owner", "This wheel belongs to someone else. Save it as a copy instead."};
}
Error notSaved() {
    return {Fault::Conflict, "not_saved", "Save the wheel first."};
}

Error takenDown() {
    return {Fault::Conflict, "wheel_taken_down",
            "This wheel was taken down after it was reported, so it can't be shared."};
}

} // namespace

bool mayEdit(Connection& connection, Asker const& asker, WheelRecord const& wheel) {
    return !wheel.ownerId || wheel.isOf(asker.userId) || opensWheel(connection, wheel.id, asker.key);
}

std::int64_t Wheels::now() const {
    return millisecondsOf(clock_.now());
}

std::string Wheels::shown(Connection& connection, WheelRecord const& wheel, std::string_view text) const {
    return withResultsNow(connection, wheel.id,
                          media_.filled(connection, wheel.ownerId, stamped(text, wheel.stamp())));
}

// Finds wheels that the user may load: their own, wheels without an owner, and the wheel of the link's key.
Result<WheelRecord> Wheels::find(Connection& connection, Asker const& asker, WheelId const& id) {
    auto wheel = findWheel(connection, id);
    if (!wheel || !mayEdit(connection, asker, *wheel)) return notFound();
    return std::move(*wheel);
}

// Finds only wheels that the user owns. A wheel without an owner must be saved first, which claims it.
Result<WheelRecord> Wheels::findOwn(Connection& connection, UserId const& userId, WheelId const& id) {
    auto wheel = findWheel(connection, id);
    if (!wheel || !wheel->isOf(userId)) return notFound();
    return std::move(*wheel);
}

Result<WheelRecord> Wheels::put(Connection& connection, Asker const& asker,
                                std::optional<WheelRecord> const& stored, WheelDocument const& document) {
    auto const user = accounts::findUser(connection, asker.userId);
    if (!user) return Error{Fault::NoSession, "not_authenticated", "Sign in first."};
    bool const isAdded = !stored || !stored->ownerId; // an unowned wheel becomes the caller's
    if (isAdded && countWheels(connection, asker.userId) >= rules_.wheelsPerUser)
        return Error{Fault::Conflict, "too_many_wheels",
                     "You have " + std::to_string(rules_.wheelsPerUser) +
                         " wheels, which is the most there can be. Delete some first."};
    WheelRecord wheel = stored.value_or(WheelRecord{});
    wheel.id = document.id;
    bool const isAnothers = wheel.ownerId && !wheel.isOf(asker.userId);
    // A save counts for the owner, also if a co-editor saves.
    ledger::Owner const payer{isAnothers ? *wheel.ownerId : user->id};
    auto const grows = static_cast<std::int64_t>(document.text.size()) -
                       bytesOfVersionsUpTo(connection, wheel.id, wheel.version + 1 - kVersionsKept);
    if (auto const fits =
            rules_.ledger.charge(connection, payer, ledger::Kind::Versions, grows, clock_.now());
        !fits)
        return fits.error();
    if (!isAnothers) {
        wheel.ownerId = user->id;
        wheel.owner = user->providerName + ":" + user->id.text();
    }
    wheel.name = document.name;
    wheel.sliceCount = document.sliceCount;
    wheel.colors = document.colors;
    wheel.saveId = document.saveId;
    wheel.version += 1;
    // Two saves never have the same time: a page compares times to find out whether its wheel is the newest.
    wheel.savedAt = std::max(now(), wheel.savedAt + 1);
    putWheel(connection, wheel, document.text);
    if (isAnothers)
        noteCoEdit(connection, asker.key, now());
    else
        moveToFront(connection, asker.userId, wheel.id, now());
    if (wheel.shareId) noteShareChange(connection, *wheel.shareId, now());
    return wheel;
}

Result<SaveOutcome> Wheels::save(Asker const& asker, WheelDocument const& document, IfStale ifStale) {
    std::optional<ShareId> changedShare;
    auto outcome = database_.write([&](Connection& connection) -> Result<SaveOutcome> {
        auto const stored = findWheel(connection, document.id);
        if (stored && !mayEdit(connection, asker, *stored)) return notOwner();
        // A retry of the stored save, whose answer got lost: answer it again.
        if (stored && document.saveId && stored->saveId == document.saveId)
            return SaveOutcome{WheelAnswer{shown(connection, *stored, textOf(connection, *stored)),
                                           recentOf(connection, asker.userId)}};
        bool const isStale = stored && document.basedOn && *document.basedOn != stored->savedAt;
        if (isStale && ifStale == IfStale::Refuse)
            return SaveOutcome{StaleWheel{shown(connection, *stored, textOf(connection, *stored))}};
        auto const wheel = put(connection, asker, stored, document);
        if (!wheel) return wheel.error();
        changedShare = wheel->shareId;
        return SaveOutcome{
            WheelAnswer{shown(connection, *wheel, document.text), recentOf(connection, asker.userId)}};
    });
    if (changedShare) shares_.forget(*changedShare);
    return outcome;
}

// Changes the recent list unless the wheel is its first one, or another user's, which isn't listed.
Result<WheelAnswer> Wheels::load(Asker const& asker, WheelId const& id) {
    bool isFront = false;
    auto answer = database_.read([&](Connection& connection) {
        return connection.transaction([&]() -> Result<WheelAnswer> {
            auto const wheel = find(connection, asker, id);
            if (!wheel) return wheel.error();
            bool const isAnothers = wheel->ownerId && !wheel->isOf(asker.userId);
            isFront = isAnothers || isMostRecent(connection, asker.userId, wheel->id);
            auto recent = recentOf(connection, asker.userId);
            return WheelAnswer{shown(connection, *wheel, textOf(connection, *wheel)),
                               isFront ? std::move(recent) : withFirst(recent, *wheel)};
        });
    });
    if (answer && !isFront) recent_.moveToFront(asker.userId, id);
    return answer;
}

Result<boost::json::array> Wheels::erase(UserId const& userId, WheelId const& id) {
    std::optional<ShareId> endedShare;
    auto outcome = database_.write([&](Connection& connection) -> Result<boost::json::array> {
        auto const wheel = findOwn(connection, userId, id);
        if (!wheel) return wheel.error();
        endedShare = wheel->shareId;
        if (wheel->shareId) noteShareChange(connection, *wheel->shareId, now());
        eraseWheel(connection, id);
        return recentOf(connection, userId);
    });
    if (endedShare) shares_.forget(*endedShare);
    return outcome;
}

Wheels::Page Wheels::list(UserId const& userId, std::int64_t page) {
    return database_.read([&](Connection& connection) {
        return connection.transaction([&] {
            auto const count = countWheels(connection, userId);
            return Page{wheelsOf(connection, userId, page),
                        std::max<std::int64_t>(1, (count + kWheelsPerPage - 1) / kWheelsPerPage)};
        });
    });
}

std::vector<WheelName> Wheels::names(UserId const& userId) {
    return database_.read([&](Connection& connection) { return wheelNamesOf(connection, userId); });
}

Result<ShareId> Wheels::share(UserId const& userId, WheelId const& id) {
    return database_.write([&](Connection& connection) -> Result<ShareId> {
        auto const wheel = findWheel(connection, id);
        if (!wheel || !wheel->ownerId) return notSaved();
        if (!wheel->isOf(userId)) return notOwner();
        if (wheel->takenDownAt) return takenDown();
        if (wheel->shareId) return *wheel->shareId;
        auto const shareId = newShareId();
        setShare(connection, id, shareId);
        return shareId;
    });
}

Result<void> Wheels::unshare(UserId const& userId, WheelId const& id) {
    std::optional<ShareId> endedShare;
    auto outcome = database_.write([&](Connection& connection) -> Result<void> {
        auto const wheel = findOwn(connection, userId, id);
        if (!wheel) return wheel.error();
        endedShare = wheel->shareId;
        if (!wheel->shareId) return {};
        setShare(connection, id, std::nullopt);
        noteShareChange(connection, *wheel->shareId, now());
        return {};
    });
    if (endedShare) shares_.forget(*endedShare);
    return outcome;
}

Result<Wheels::NewLink> Wheels::addLink(UserId const& userId, WheelId const& id) {
    NewLink const link{LinkId{newUuid()}, newSecret()};
    return database_.write([&](Connection& connection) -> Result<NewLink> {
        auto const wheel = findOwn(connection, userId, id);
        if (!wheel) return wheel.error();
        if (coEditLinksOf(connection, id).size() >= kCoEditLinksPerWheel)
            return Error{Fault::Conflict, "too_many_links",
                         "A wheel can have at most 20 links for editing. End one first."};
        keepCoEditLink(connection, id, link.id, link.key, now());
        return link;
    });
}

Result<std::vector<CoEditLink>> Wheels::links(UserId const& userId, WheelId const& id) {
    return database_.read([&](Connection& connection) -> Result<std::vector<CoEditLink>> {
        auto const wheel = findOwn(connection, userId, id);
        if (!wheel) return wheel.error();
        return coEditLinksOf(connection, id);
    });
}

Result<void> Wheels::endLink(UserId const& userId, WheelId const& id, LinkId const& linkId) {
    return database_.write([&](Connection& connection) -> Result<void> {
        auto const wheel = findOwn(connection, userId, id);
        if (!wheel) return wheel.error();
        if (!dropCoEditLink(connection, id, linkId))
            return Error{Fault::NotFound, "link_not_found", "This link has already ended."};
        return {};
    });
}

} // namespace wheelwright::wheels
