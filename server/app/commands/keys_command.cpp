#include "accounts/sessions/signing_keys.hpp"
#include "app/commands/commands.hpp"
#include "app/program/open_database.hpp"
#include "base/files.hpp"
#include "base/json.hpp"
#include "live/receipt_keys.hpp"
#include "storage/migration_list.hpp"
#include <boost/json/parse.hpp>

namespace wheelwright::app {
namespace {

std::string list(accounts::SigningKeys& keys) {
    std::string text;
    auto const current = keys.current().kid;
    for (auto const& key : keys.published()) {
        std::string const kid{key.at("kid").as_string()};
        text += kid + (kid == current ? "  signs" : "  is accepted") + "\n";
    }
    return text;
}

std::string list(live::ReceiptKeys& keys) {
    std::string text;
    for (auto const& [id, signs] : keys.list())
        text += id + (signs ? "  signs" : "  is published") + "\n";
    return text.empty() ? "There is no key yet: the server creates one when it first needs it.\n" : text;
}

// {"keys": […]}, as /.well-known/receipt-keys.json answers. Keys that are published already are left alone.
Result<std::string> addKeys(live::ReceiptKeys& keys, std::string const& path) try {
    boost::system::error_code problem;
    auto const content = boost::json::parse(readFile(path), problem);
    auto const* const set = content.if_object();
    auto const* const listed = set == nullptr ? nullptr : listAt(*set, "keys");
    if (problem || listed == nullptr) return badCommandLine(path + " isn't a saved receipt-keys.json.");
    std::string text;
    for (auto const& key : *listed) {
        auto const added = keys.addPublic(key.is_object() ? key.as_object() : boost::json::object{});
        if (added)
            text += "The key " + *added + " is published again. It signs nothing.\n";
        else if (added.error().fault == Fault::Conflict)
            text += added.error().message + "\n";
        else
            return added.error();
    }
    return text;
} catch (std::runtime_error const& unreadable) {
    return badCommandLine(unreadable.what());
}

Result<std::string> receiptKeysCommand(live::ReceiptKeys& keys, Words const& words) {
    if (words.size() == 2 && words[1] == "list") return list(keys);
    if (words.size() == 3 && words[1] == "add") return addKeys(keys, words[2]);
    if (words.size() != 2 || words[1] != "rotate")
        return badCommandLine("Usage: keys receipts list | rotate | add FILE.");
    return "The key " + keys.rotate() +
           " signs from 5 seconds on. The ones before stay published, so that old receipts can be checked.\n";
}

} // namespace

Result<std::string> keysCommand(Settings const& settings, std::vector<std::string> const& words) {
    bool const isOfReceipts = !words.empty() && words[0] == "receipts";
    bool const rotating = words.size() == 1 && words[0] == "rotate";
    if (!rotating && !isOfReceipts && !(words.size() == 1 && words[0] == "list"))
        return badCommandLine(
            "Usage: keys list | rotate | receipts list | receipts rotate | receipts add FILE.");
    auto database = openExisting(*storage::parseDatabaseAddress(settings.database));
    storage::checkSchema(database, storage::migrationList());
    SystemClock const clock;
    if (isOfReceipts) {
        live::ReceiptKeys receiptKeys{database, clock};
        return receiptKeysCommand(receiptKeys, words);
    }
    accounts::SigningKeys keys{database, clock};
    keys.makeFirst();
    if (!rotating) return list(keys);
    return "The key " + keys.rotate() +
           " signs from 5 seconds on. The one before stays accepted; nobody is signed out.\n";
}

} // namespace wheelwright::app
