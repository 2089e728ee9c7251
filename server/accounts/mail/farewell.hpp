#pragma once
#include "accounts/mail/mailer.hpp"
#include "accounts/profile/unused_accounts.hpp"
#include "storage/database.hpp"

// The mail that tells people of the end of an account they no longer use.
namespace wheelwright::accounts {

Mail farewellMail(std::string_view from, std::string_view to, std::string_view language,
                  std::string_view address, Instant end);

// Warns users of accounts that will be deleted soon, and notes each warning that the mail server accepted.
// Without a mail server no one is warned.
class Farewells {
public:
    Farewells(storage::Database& database, Clock const& clock, SmtpRules const& smtp, std::string from,
              std::string address)
        : database_{database},
          clock_{clock},
          hasServer_{!smtp.url.empty()},
          mailer_{smtp},
          from_{std::move(from)},
          address_{std::move(address)} {}

    void warn(UnusedRule const& rule, std::int64_t most);

    // The program stops: the next run sends the rest. For another thread than that of warn().
    void interrupt();

private:
    storage::Database& database_;
    Clock const& clock_;
    bool const hasServer_;
    SmtpMailer mailer_;
    std::atomic<bool> interrupted_ = false;
    std::string const from_;
    std::string const address_;
};

} // namespace wheelwright::accounts
