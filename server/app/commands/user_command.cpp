#include "accounts/profile/user_store.hpp"
#include "accounts/sign_in/email_address.hpp"
#include "app/commands/commands.hpp"
#include "app/program/account_parts.hpp"
#include "app/program/open_database.hpp"
#include "app/settings/rules.hpp"
#include "base/clock.hpp"
#include "storage/migration_list.hpp"
#include <charconv>

namespace wheelwright::app {
namespace {

using namespace std::chrono_literals;
using accounts::findUser;
using accounts::User;
using storage::Connection;

std::string line(User const& user, accounts::CreditRules const& credits) {
    auto const now = SystemClock{}.now();
    auto const shown = user.subscription.at(now);
    return user.id.text() + "  " + oneLine(user.email.value_or("-")) +
           (user.email && !user.emailVerified ? " (unconfirmed)" : "") + "  " + oneLine(user.providerName) +
           "  " + std::string{nameOf(shown.tier)} + "  " + std::to_string(creditsAt(user, credits, now)) +
           " credits  " + std::string{nameOf(user.role)} + (user.disabledAt ? "  disabled" : "") + "  " +
           oneLine(user.name) + "\n";
}

Result<User> find(Connection& connection, std::string const& who) {
    if (auto user = findUser(connection, UserId{who})) return std::move(*user);
    auto const address = accounts::emailAddress(who);
    auto users = address ? accounts::findUsersByEmail(connection, *address) : std::vector<User>{};
    if (users.size() == 1) return std::move(users.front());
    if (users.empty()) return Error{Fault::NotFound, "no_such_user", "There is no user " + who + "."};
    std::string ids;
    for (auto const& user : users)
        ids += " " + user.id.text() + " (" + oneLine(user.providerName) + ")";
    return Error{Fault::Conflict, "many_users",
                 "Several accounts have this address; name one by its id:" + ids + "."};
}

// The user to change or delete. Anyone can sign in with a colleague's address at a provider that doesn't
// check it.
Result<User> findToChange(Connection& connection, std::string const& who) {
    auto user = find(connection, who);
    if (!user || user->id.text() == who || user->emailVerified) return user;
    return Error{Fault::Conflict, "unconfirmed_address",
                 "No provider has confirmed that " + who +
                     " belongs to this account. If you are sure, name it by its id: " + user->id.text() +
                     "."};
}

class UserCommand {
public:
    UserCommand(storage::Database& database, accounts::AccountRules const& rules)
        : database_{database}, rules_{rules} {}

    Result<std::string> list() {
        return database_.read([&](Connection& connection) {
            std::string text;
            for (auto const& user : accounts::listUsers(connection))
                text += line(user, rules_.credits);
            return text;
        });
    }

    Result<std::string> show(std::string const& who) {
        return database_.read([&](Connection& connection) -> Result<std::string> {
            auto const user = find(connection, who);
            if (!user) return user.error();
            auto const expires = user->subscription.expires;
            std::string text = line(*user, rules_.credits) + "  since " + isoTime(user->createdAt) +
                               "\n  tier " + std::string{nameOf(user->subscription.tier)} +
                               (expires ? " until " + isoTime(*expires) : "") + "\n";
            for (auto const& identity : accounts::identitiesOf(connection, user->id))
                text += "  signs in by " + oneLine(identity.providerName) + " (" + oneLine(identity.issuer) +
                        ")\n";
            for (auto const& session : accounts::sessionsOf(connection, user->id, clock_.now()))
                text += "  signed in on " + oneLine(session.device) + ", last used " +
                        isoTime(session.lastUsedAt) + "\n";
            return text;
        });
    }

    Result<std::string> tier(Words const& words) {
        auto const tier = accounts::tierNamed(words[2]);
        if (!tier) return badCommandLine("The tier must be free, pro or premium, not '" + words[2] + "'.");
        accounts::Subscription subscription{*tier, std::nullopt};
        if (words.size() == 4) {
            auto const lastDay = dayStart(words[3]);
            if (!lastDay)
                return badCommandLine("The last day must be written like 2027-12-31, not '" + words[3] +
                                      "'.");
            subscription.expires = *lastDay + 24h;
        } else if (*tier != accounts::Tier::Free) {
            subscription.expires = clock_.now() + accounts::kPaidTier;
        }
        return change(words[1], [&](Connection& connection, User const& user) {
            accounts::setSubscription(connection, user.id, subscription, rules_.credits.of(*tier));
            accounts::markMonth(connection, user.id, clock_.now());
        });
    }

    Result<std::string> credits(std::string const& who, std::string const& given) {
        std::int64_t number = 0;
        auto const [end, problem] = std::from_chars(given.data(), given.data() + given.size(), number);
        if (problem != std::errc{} || end != given.data() + given.size() || number < 0 ||
            number > 1'000'000'000)
            return badCommandLine("Credits must be a whole number from 0 to 1000000000, not '" + given +
                                  "'.");
        return change(who, [&](Connection& connection, User const& user) {
            accounts::setCredits(connection, user.id, number);
            accounts::markMonth(connection, user.id, clock_.now());
        });
    }

    Result<std::string> role(std::string const& who, std::string const& given) {
        auto const role = accounts::roleNamed(given);
        if (!role) return badCommandLine("The role must be user or admin, not '" + given + "'.");
        return change(who, [&](Connection& connection, User const& user) {
            accounts::setRole(connection, user.id, *role);
        });
    }

    // A running server notices within a second.
    Result<std::string> disable(std::string const& who, bool isDisabled) {
        return change(who, [&](Connection& connection, User const& user) {
            if (isDisabled)
                accounts::disable(connection, user.id, clock_.now());
            else
                accounts::setDisabled(connection, user.id, std::nullopt);
        });
    }

    Result<std::string> erase(std::string const& who) {
        auto const user =
            database_.read([&](Connection& connection) { return findToChange(connection, who); });
        if (!user) return user.error();
        accounts::SessionCache cache{database_, clock_};
        accounts::Profiles{database_, cache, clock_, rules_.credits, accountParts(), recentList()}.erase(
            user->id);
        return "Deleted " + line(*user, rules_.credits);
    }

private:
    template <class Change> Result<std::string> change(std::string const& who, Change const& what) {
        return database_.write([&](Connection& connection) -> Result<std::string> {
            auto const user = findToChange(connection, who);
            if (!user) return user.error();
            what(connection, *user);
            return line(*findUser(connection, user->id), rules_.credits);
        });
    }

    storage::Database& database_;
    accounts::AccountRules const& rules_;
    SystemClock clock_;
};

} // namespace

Result<std::string> userCommand(Settings const& settings, Words const& words) {
    auto const verb = words.empty() ? std::string{} : words[0];
    auto const count = words.size();
    bool const understood =
        (verb == "list" && count == 1) ||
        ((verb == "show" || verb == "delete" || verb == "disable" || verb == "enable") && count == 2) ||
        ((verb == "credits" || verb == "role") && count == 3) ||
        (verb == "tier" && (count == 3 || count == 4));
    if (!understood)
        return badCommandLine(
            "Usage: user list | show USER | tier USER TIER [LAST-DAY] | credits USER NUMBER | "
            "role USER ROLE | disable USER | enable USER | delete USER.");
    auto database = openExisting(*storage::parseDatabaseAddress(settings.database));
    storage::checkSchema(database, storage::migrationList());
    auto const rules = accountRules(settings, settings.publicAddress);
    UserCommand command{database, rules};
    if (verb == "list") return command.list();
    if (verb == "show") return command.show(words[1]);
    if (verb == "tier") return command.tier(words);
    if (verb == "credits") return command.credits(words[1], words[2]);
    if (verb == "role") return command.role(words[1], words[2]);
    if (verb == "delete") return command.erase(words[1]);
    return command.disable(words[1], verb == "disable");
}

} // namespace wheelwright::app
