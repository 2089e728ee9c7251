#pragma once
#include "accounts/mail/mail_message.hpp"
#include "base/clock.hpp"
#include "base/curl_handle.hpp"
#include "base/result.hpp"
#include <atomic>
#include <cstdint>
#include <filesystem>
#include <optional>

namespace wheelwright::accounts {

// Delivers mails: to a mail server, or into a folder.
struct Mailer {
    virtual ~Mailer() = default;
    virtual Result<void> send(Mail const& mail, Instant now) = 0;
    virtual void interrupt() {} // the program stops: don't wait for a slow mail server
};

struct SmtpRules {
    std::string url; // smtp://host:port, or smtps:// with TLS from the first byte
    std::string user;
    std::string password;
    std::string caFile;     // empty: the machine's certificate authorities
    bool requireTls = true; // STARTTLS, or the mail is not sent
};

class SmtpMailer final : public Mailer {
public:
    explicit SmtpMailer(SmtpRules rules) : rules_{std::move(rules)}, curl_{newCurlHandle()} {}
    Result<void> send(Mail const& mail, Instant now) override;
    // Connects, encrypts and signs in as for a mail, and sends none.
    Result<void> greet();
    void interrupt() override { interrupted_ = true; }

private:
    static int stopWhenInterrupted(void* mailer, curl_off_t, curl_off_t, curl_off_t, curl_off_t);
    void prepare(long seconds);
    Result<void> perform();

    SmtpRules rules_;
    CurlHandle curl_;
    std::atomic<bool> interrupted_ = false;
    std::string_view const* sending_ = nullptr; // what is left of the mail under way
    std::optional<std::chrono::steady_clock::time_point> noticedAt_;
};

// For a machine without a mail server: writes mails as files and logs their paths, so that its operator can
// sign in.
class FolderMailer final : public Mailer {
public:
    explicit FolderMailer(std::filesystem::path folder) : folder_{std::move(folder)} {}
    Result<void> send(Mail const& mail, Instant now) override;

private:
    std::filesystem::path folder_;
};

// Deletes the mails that FolderMailer wrote before that moment, and returns how many.
std::int64_t forgetMailFiles(std::filesystem::path const& folder, Instant before);

} // namespace wheelwright::accounts
