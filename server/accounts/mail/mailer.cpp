#include "accounts/mail/mailer.hpp"
#include "base/chance.hpp"
#include "base/clock.hpp"
#include "base/log.hpp"
#include "base/text.hpp"
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <string>
#include <unistd.h>
#include <vector>

namespace wheelwright::accounts {
namespace {

std::size_t give(char* buffer, std::size_t size, std::size_t count, void* source) {
    auto& left = *static_cast<std::string_view*>(source);
    auto const taken = std::min(size * count, left.size());
    std::memcpy(buffer, left.data(), taken);
    left.remove_prefix(taken);
    return taken;
}

constexpr auto kPatience = std::chrono::seconds{5}; // with a mail server that has the mail and doesn't answer

// Only the file's owner can read it: anyone with the mail's link can sign in.
bool writeFile(std::filesystem::path const& file, std::string_view bytes) {
    int const descriptor = ::open(file.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (descriptor < 0) return false;
    auto const written = ::write(descriptor, bytes.data(), bytes.size());
    ::close(descriptor);
    return written == static_cast<ssize_t>(bytes.size());
}

namespace fs = std::filesystem;

// Reads the time from the file's name: {milliseconds}-{uuid}.eml or .part. Other files aren't ours.
std::optional<Instant> writtenAt(fs::path const& file) {
    if (file.extension() != ".eml" && file.extension() != ".part") return std::nullopt;
    auto const name = file.stem().string();
    auto const hyphen = name.find('-');
    if (hyphen == std::string::npos || !isUuidV4(std::string_view{name}.substr(hyphen + 1)))
        return std::nullopt;
    auto const milliseconds = wholeNumber(std::string_view{name}.substr(0, hyphen));
    return milliseconds ? std::optional{instantOf(*milliseconds)} : std::nullopt;
}

} // namespace

// A mail that is given to the mail server as a whole would be sent again by the next start, so its answer is
// awaited.
int SmtpMailer::stopWhenInterrupted(void* mailer, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
    auto& self = *static_cast<SmtpMailer*>(mailer);
    if (!self.interrupted_) return 0;
    auto const now = std::chrono::steady_clock::now();
    if (!self.noticedAt_) self.noticedAt_ = now;
    bool const mayBeTaken = self.sending_ != nullptr && self.sending_->empty();
    return mayBeTaken && now - *self.noticedAt_ < kPatience ? 0 : 1;
}

// How to reach the mail server.
void SmtpMailer::prepare(long seconds) {
    auto* const curl = curl_.get();
    curl_easy_reset(curl);
    curl_easy_setopt(curl, CURLOPT_URL, rules_.url.c_str());
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
    curl_easy_setopt(curl, CURLOPT_USE_SSL,
                     static_cast<long>(rules_.requireTls ? CURLUSESSL_ALL : CURLUSESSL_NONE));
    if (!rules_.caFile.empty()) curl_easy_setopt(curl, CURLOPT_CAINFO, rules_.caFile.c_str());
    if (!rules_.user.empty()) {
        curl_easy_setopt(curl, CURLOPT_USERNAME, rules_.user.c_str());
        curl_easy_setopt(curl, CURLOPT_PASSWORD, rules_.password.c_str());
    }
    curl_easy_setopt(curl, CURLOPT_TIMEOUT, seconds);
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
    curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, stopWhenInterrupted);
    curl_easy_setopt(curl, CURLOPT_XFERINFODATA, this);
}

Result<void> SmtpMailer::perform() {
    auto* const curl = curl_.get();
    char problem[CURL_ERROR_SIZE] = "";
    curl_easy_setopt(curl, CURLOPT_ERRORBUFFER, problem);
    auto const outcome = curl_easy_perform(curl);
    curl_easy_setopt(curl, CURLOPT_ERRORBUFFER, nullptr); // closing the connection later must not write there
    if (outcome == CURLE_OK) return {};
    return Error{Fault::Unavailable, "mail_not_sent",
                 *problem != '\0' ? problem : curl_easy_strerror(outcome)};
}

Result<void> SmtpMailer::send(Mail const& mail, Instant now) {
    auto const bytes = mailBytes(mail, now);
    std::string_view left = bytes;
    auto const from = "<" + mail.from + ">";
    CurlList receivers;
    append(receivers, ("<" + mail.to + ">").c_str());

    prepare(30);
    auto* const curl = curl_.get();
    curl_easy_setopt(curl, CURLOPT_MAIL_FROM, from.c_str());
    curl_easy_setopt(curl, CURLOPT_MAIL_RCPT, receivers.get());
    curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);
    curl_easy_setopt(curl, CURLOPT_READFUNCTION, give);
    curl_easy_setopt(curl, CURLOPT_READDATA, &left);
    curl_easy_setopt(curl, CURLOPT_INFILESIZE_LARGE, static_cast<curl_off_t>(bytes.size()));
    sending_ = &left;
    auto outcome = perform();
    sending_ = nullptr;
    return outcome;
}

Result<void> SmtpMailer::greet() {
    prepare(10);
    curl_easy_setopt(curl_.get(), CURLOPT_CUSTOMREQUEST, "NOOP");
    return perform();
}

Result<void> FolderMailer::send(Mail const& mail, Instant now) {
    std::error_code problem;
    std::filesystem::create_directories(folder_, problem);
    auto const name = std::to_string(millisecondsOf(now)) + "-" + newUuid();
    auto const unfinished = folder_ / (name + ".part");
    auto const finished = folder_ / (name + ".eml");
    bool const written = writeFile(unfinished, mailBytes(mail, now));
    if (written) std::filesystem::rename(unfinished, finished, problem);
    if (!written || problem) {
        std::filesystem::remove(unfinished, problem);
        return Error{Fault::Unavailable, "mail_not_written",
                     "The mail couldn't be written to " + folder_.string() + "."};
    }
    // Don't log the link: logs are copied to places whose readers may not sign in as the user.
    log::info("no mail server is set up: mail written to a file",
              {{"to", std::string_view{mail.to}}, {"file", std::string_view{finished.native()}}});
    return {};
}

std::int64_t forgetMailFiles(fs::path const& folder, Instant before) {
    std::error_code problem;
    std::vector<fs::path> old;
    for (auto const& entry : fs::directory_iterator{folder, problem})
        if (auto const at = writtenAt(entry.path()); at && *at < before) old.push_back(entry.path());
    std::int64_t count = 0;
    for (auto const& file : old)
        if (fs::remove(file, problem)) ++count;
    return count;
}

} // namespace wheelwright::accounts
