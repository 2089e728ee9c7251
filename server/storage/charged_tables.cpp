#include "storage/charged_tables.hpp"
#include <algorithm>

namespace wheelwright::storage {
namespace {

using std::string;

// The SQL of one charged table. The engines differ in the size of a text and in how a trigger is written.
class Charging {
public:
    Charging(Engine engine, ChargedTable const& charged) : engine_{engine}, charged_{charged} {}

    // Who owns how many bytes, one line a row.
    string rows() const {
        auto const table = string{charged_.table};
        return "select " + owner(table) + " as user_id, " + bytes(table) + " as bytes from " + table;
    }
    string fill() const { return book("select user_id, bytes from (" + rows() + ") as stored"); }

    std::vector<string> triggers() const {
        auto const table = string{charged_.table};
        auto const added = book("select " + owner("new") + " as user_id, " + bytes("new") + " as bytes");
        auto const gone = take(owner("old"), bytes("old"));
        auto statements = trigger(table + "_charged", "after insert on " + table, added);
        add(statements, trigger(table + "_released", "after delete on " + table, gone));
        add(statements, trigger(table + "_recharged", "after update of " + columns() + " on " + table,
                                gone + "; " + added));
        if (isOfWheel()) {
            // A cascade deletes these rows when the wheel, and so its owner, can't be found any more.
            add(statements, trigger(table + "_before_wheel", "before delete on wheels",
                                    "delete from " + table + " where wheel_id = old.id"));
            auto const all =
                "coalesce((select sum(" + bytes(table) + ") from " + table + " where wheel_id = new.id), 0)";
            add(statements, trigger(table + "_with_wheel", "after update of owner_id on wheels",
                                    take("old.owner_id", all) + "; " +
                                        book("select new.owner_id as user_id, " + all + " as bytes"),
                                    "old.owner_id is distinct from new.owner_id"));
        }
        return statements;
    }

private:
    bool isOfWheel() const { return charged_.owner == "wheel_id"; }
    string owner(string const& row) const {
        if (!isOfWheel()) return row + "." + string{charged_.owner};
        return "(select owner_id from wheels where wheels.id = " + row + ".wheel_id)";
    }
    string bytes(string const& row) const {
        string sum;
        for (auto const column : charged_.texts) {
            auto const text = row + "." + string{column};
            sum += string{sum.empty() ? "" : " + "} + "coalesce(" +
                   (engine_ == Engine::Sqlite ? "length(cast(" + text + " as blob))"
                                              : "octet_length(" + text + ")") +
                   ", 0)";
        }
        for (auto const column : charged_.numbers)
            sum += string{sum.empty() ? "" : " + "} + row + "." + string{column};
        return "(" + sum + ")"; // it is subtracted, too
    }
    string columns() const {
        string list{charged_.owner};
        for (auto const* const some : {&charged_.texts, &charged_.numbers})
            for (auto const column : *some)
                list += ", " + string{column};
        return list;
    }
    string kind() const { return "'" + string{charged_.kind} + "'"; }

    string take(string const& user, string const& amount) const {
        return "update ledger_balances set bytes = bytes - " + amount + " where user_id = " + user +
               " and kind = " + kind();
    }
    string book(string const& owned) const {
        return "insert into ledger_balances (user_id, kind, bytes) select user_id, " + kind() +
               ", cast(sum(bytes) as bigint) from (" + owned +
               ") as owned where user_id is not null group by user_id on conflict (user_id, kind) "
               "do update set bytes = ledger_balances.bytes + excluded.bytes";
    }

    std::vector<string> trigger(string const& name, string const& event, string const& body,
                                string const& when = {}) const {
        auto const head = "create trigger " + name + " " + event + " for each row " +
                          (when.empty() ? "" : "when (" + when + ") ");
        if (engine_ == Engine::Sqlite) return {head + "begin " + body + "; end"};
        auto const result = event.starts_with("before") ? "old" : "null";
        return {"create function " + name + "() returns trigger language plpgsql as $body$ begin " + body +
                    "; return " + result + "; end $body$",
                head + "execute function " + name + "()"};
    }
    static void add(std::vector<string>& all, std::vector<string> const& some) {
        all.insert(all.end(), some.begin(), some.end());
    }

    Engine engine_;
    ChargedTable const& charged_;
};

} // namespace

void chargeTable(Connection& connection, ChargedTable const& charged) {
    Charging const charging{connection.engine(), charged};
    for (auto const& statement : charging.triggers())
        connection.run(Query{"charge_table", statement});
    connection.run(Query{"charge_rows", charging.fill()});
}

void fillAndCount(Connection& connection, std::vector<std::string> const& tables,
                  std::function<void()> const& fill) {
    if (connection.engine() == Engine::Sqlite) return fill(); // the triggers count in linear time
    std::vector<ChargedTable> filled;
    std::ranges::copy_if(chargedTables(), std::back_inserter(filled), [&](ChargedTable const& charged) {
        return std::ranges::find(tables, charged.table) != tables.end();
    });
    auto const switchTriggers = [&](char const* onOrOff) {
        for (auto const& charged : filled)
            connection.run(Query{"charging_switch",
                                 "alter table " + string{charged.table} + " " + onOrOff + " trigger user"});
    };
    switchTriggers("disable");
    fill();
    switchTriggers("enable");
    for (auto const& charged : filled)
        connection.run(Query{"charge_rows", Charging{connection.engine(), charged}.fill()});
}

std::map<std::string, std::int64_t> bytesByUser(Connection& connection, ChargedTable const& charged) {
    auto const sql = "select user_id, cast(sum(bytes) as bigint) as bytes from (" +
                     Charging{connection.engine(), charged}.rows() +
                     ") as stored where user_id is not null group by user_id";
    std::map<std::string, std::int64_t> sums;
    for (auto const& row : connection.run(Query{"charged_bytes", sql}))
        sums[row.get<std::string>("user_id")] = row.get<std::int64_t>("bytes");
    return sums;
}

std::vector<ChargedTable> const& chargedTables() {
    static std::vector<ChargedTable> const tables{kVersionsCharged,  kUploadsCharged, kRoomsCharged,
                                                  kReceiptsCharged,  kResultsCharged, kEntriesCharged,
                                                  kDrawListsCharged, kDoorsCharged,   kClaimsCharged};
    return tables;
}

} // namespace wheelwright::storage
