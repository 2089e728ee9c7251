#include "storage/database_address.hpp"
#include <algorithm>
#include <libpq-fe.h>
#include <memory>

namespace wheelwright::storage {
namespace {

constexpr std::string_view kSqlite = "sqlite:";
constexpr std::string_view kBlank = "***";

struct FreeOptions {
    void operator()(PQconninfoOption* options) const noexcept { PQconninfoFree(options); }
};
using Options = std::unique_ptr<PQconninfoOption, FreeOptions>;

Error bad(std::string message) {
    return Error{Fault::BadInput, "invalid_database_address", std::move(message)};
}

bool isSecret(PQconninfoOption const& option) {
    // libpq marks options that a dialog should hide with a star.
    return std::string_view{option.dispchar} == "*" && option.val && *option.val;
}

std::string valueOf(Options const& options, std::string_view keyword) {
    for (auto const* option = options.get(); option->keyword; ++option)
        if (option->keyword == keyword && option->val) return option->val;
    return {};
}

std::string show(Options const& options) {
    auto const user = valueOf(options, "user");
    auto const port = valueOf(options, "port");
    std::string shown = "postgresql://";
    if (!user.empty()) shown += user + '@';
    shown += valueOf(options, "host");
    if (!port.empty()) shown += ':' + port;
    return shown + '/' + valueOf(options, "dbname");
}

// An unescaped / or @ inside the password makes libpq take the rest of it for the
// host, port or database name, and those are shown.
bool maySplitPassword(Options const& options) {
    auto const isPort = [](char c) { return (c >= '0' && c <= '9') || c == ','; };
    return valueOf(options, "host").find('@') != std::string::npos ||
           valueOf(options, "dbname").find('@') != std::string::npos ||
           !std::ranges::all_of(valueOf(options, "port"), isPort);
}

Result<DatabaseAddress> parsePostgres(std::string_view text) {
    PostgresAddress address{.uri = std::string{text}, .shown = {}, .secrets = {}};
    char* complaint = nullptr;
    Options const options{PQconninfoParse(address.uri.c_str(), &complaint)};
    // The complaint isn't used: it may quote the whole address with its password.
    PQfreemem(complaint);
    if (!options || maySplitPassword(options))
        return bad("The PostgreSQL address is invalid. Write it as "
                   "postgresql://USER:PASSWORD@HOST:PORT/NAME, with %XX for special characters.");
    for (auto const* option = options.get(); option->keyword; ++option)
        if (isSecret(*option)) address.secrets.emplace_back(option->val);
    address.shown = show(options);
    return DatabaseAddress{std::move(address)};
}

} // namespace

std::string PostgresAddress::withoutSecrets(std::string text) const {
    for (auto const& secret : secrets)
        for (auto at = text.find(secret); at != text.npos; at = text.find(secret, at + kBlank.size()))
            text.replace(at, secret.size(), kBlank);
    return text;
}

Result<DatabaseAddress> parseDatabaseAddress(std::string_view text) {
    if (text.find('\0') != text.npos) return bad("A database address can't contain NUL.");
    if (text.starts_with("postgresql://") || text.starts_with("postgres://")) return parsePostgres(text);
    if (text.starts_with(kSqlite)) {
        auto const file = text.substr(kSqlite.size());
        if (file.empty())
            return bad("sqlite: needs the path of a file, for example sqlite:data/wheelwright.db.");
        if (file == ":memory:")
            return bad("sqlite::memory: would forget everything; give the path of a file, "
                       "for example sqlite:data/wheelwright.db.");
        return DatabaseAddress{SqliteAddress{file}};
    }
    return bad("A database address is sqlite:PATH or postgresql://USER:PASSWORD@HOST:PORT/NAME.");
}

std::string redacted(DatabaseAddress const& address) {
    if (auto const* sqlite = std::get_if<SqliteAddress>(&address))
        return std::string{kSqlite} + sqlite->file.string();
    return std::get<PostgresAddress>(address).shown;
}

} // namespace wheelwright::storage
