#include "app/commands/commands.hpp"
#include "app/program/open_database.hpp"
#include "base/clock.hpp"
#include "reports/reports.hpp"
#include "reviews/review_store.hpp"
#include "storage/migration_list.hpp"

namespace wheelwright::app {
namespace {

using reports::CaseState;
using reports::ShownCase;

std::string line(ShownCase const& given) {
    auto const& of = given.reportCase;
    std::string reasons;
    for (auto const& [reason, count] : given.reasons)
        reasons += (reasons.empty() ? "" : ", ") + std::to_string(count) + " " + reason;
    auto text = of.shareId.text() + "  " + std::string{nameOf(of.state)} + "  " +
                isoTime(instantOf(of.reportedAt)) + "  " + oneLine(given.wheelName) + "  of " +
                oneLine(given.ownerName) + "  " + (reasons.empty() ? "not reported" : reasons) + "\n";
    for (auto const& [report, createdAt] : given.newest)
        if (!report.message.empty() || report.email)
            text += "    " + report.reason + ": " + oneLine(report.message) +
                    (report.email ? " <" + oneLine(*report.email) + ">" : "") + "\n";
    return text;
}

Result<std::string> described(Result<ShownCase> const& settled) {
    if (!settled) return settled.error();
    return line(*settled);
}

Result<std::string> list(reports::Reports& reports, std::string const& named) {
    auto const state = reports::caseStateNamed(named);
    if (!state) return badCommandLine("The state must be open, kept or takenDown, not '" + named + "'.");
    std::string text;
    for (std::int64_t page = 1;; ++page) {
        auto const found = reports.queue(*state, page);
        for (auto const& each : found.cases)
            text += line(each);
        if (page >= reviews::pagesOf(found.count)) return text;
    }
}

// Accepts the whole link, too: it is what people have at hand.
wheels::ShareId shareIn(std::string const& word) {
    return wheels::ShareId{word.substr(word.rfind('/') + 1)};
}

} // namespace

Result<std::string> shareCommand(Settings const& settings, Words const& words) {
    auto const verb = words.empty() ? std::string{} : words[0];
    auto const count = words.size();
    bool const understood = (verb == "list" && count <= 2) ||
                            (verb == "take-down" && (count == 2 || count == 3)) ||
                            (verb == "restore" && count == 2);
    if (!understood)
        return badCommandLine(
            "Usage: share list [open|kept|takenDown] | take-down LINK [NOTE] | restore LINK.");
    auto const note = reports::readNote({{"note", count == 3 ? words[2] : ""}});
    if (!note) return note.error();
    auto database = openExisting(*storage::parseDatabaseAddress(settings.database));
    storage::checkSchema(database, storage::migrationList());
    SystemClock const clock;
    reports::Reports reports{database, clock};
    reviews::Moderator const moderator{std::nullopt, "command line"};
    if (verb == "list") return list(reports, count == 2 ? words[1] : "open");
    if (verb == "restore") return described(reports.restore(shareIn(words[1]), moderator));
    return described(reports.takeDown(shareIn(words[1]), *note, moderator));
}

} // namespace wheelwright::app
