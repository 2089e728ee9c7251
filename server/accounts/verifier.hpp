#pragma once
#include "base/clock.hpp"
#include "storage/database.hpp"
#include <boost/json/object.hpp>
#include <string>
#include <string_view>

namespace wheelwright::accounts {

// A service that tells people from programs: the page gets a token from it, and here it is asked what the
// token is worth. Each counts once; while the service does not answer none is used up.
class Verifier {
public:
    struct Rules {
        std::string secret; // empty: nobody is checked
        std::string url;
    };
    enum class Outcome {
        Said,    // see `said`
        NoToken, // there is none, or it cannot be one
        Spent,   // used before
        Away,    // no answer, or none that makes sense
    };
    struct Answer {
        Outcome outcome = Outcome::NoToken;
        boost::json::object said = {};
    };

    Verifier(Rules rules, storage::Database& database, Clock const& clock)
        : rules_{std::move(rules)}, database_{database}, clock_{clock} {}

    bool isOn() const { return !rules_.secret.empty(); }
    Answer ask(std::string_view token, std::string_view source);

private:
    Answer askService(std::string_view token, std::string_view source) const;

    Rules const rules_;
    storage::Database& database_;
    Clock const& clock_;
};

// Whether the service gives this among its reasons.
bool namesError(boost::json::object const& said, std::string_view code);

} // namespace wheelwright::accounts
