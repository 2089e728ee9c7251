#include "accounts/mailer.hpp"
#include <cstring>

namespace wheelwright::accounts {
namespace {

std::size_t give(char* buffer, std::size_t size, std::size_t count, void* source) {
    auto& left = *static_cast<std::string_view*>(source);
    auto const taken = std::min(size * count, left.size());
    std::memcpy(buffer, left.data(), taken);
    left.remove_prefix(taken);
    return taken;
}

int stopWhenInterrupted(void* flag, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
    return static_cast<std::atomic<bool>*>(flag)->load() ? 1 : 0;
}

} // namespace

Result<void> SmtpMailer::send(Mail const& mail, Instant now) {
    auto const bytes = mailBytes(mail, now);
    std::string_view left = bytes;
    auto const from = "<" + mail.from + ">";
    CurlList receivers;
    append(receivers, ("<" + mail.to + ">").c_str());

    auto* const curl = curl_.get();
    curl_easy_reset(curl);
    char problem[CURL_ERROR_SIZE] = "";
    curl_easy_setopt(curl, CURLOPT_URL, rules_.url.c_str());
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
    curl_easy_setopt(curl, CURLOPT_USE_SSL,
                     static_cast<long>(rules_.requireTls ? CURLUSESSL_ALL : CURLUSESSL_NONE));
    if (!rules_.caFile.empty()) curl_easy_setopt(curl, CURLOPT_CAINFO, rules_.caFile.c_str());
    if (!rules_.user.empty()) {
        curl_easy_setopt(curl, CURLOPT_USERNAME, rules_.user.c_str());
        curl_easy_setopt(curl, CURLOPT_PASSWORD, rules_.password.c_str());
    }
    curl_easy_setopt(curl, CURLOPT_MAIL_FROM, from.c_str());
    curl_easy_setopt(curl, CURLOPT_MAIL_RCPT, receivers.get());
    curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);
    curl_easy_setopt(curl, CURLOPT_READFUNCTION, give);
    curl_easy_setopt(curl, CURLOPT_READDATA, &left);
    curl_easy_setopt(curl, CURLOPT_INFILESIZE_LARGE, static_cast<curl_off_t>(bytes.size()));
    curl_easy_setopt(curl, CURLOPT_TIMEOUT, 30L);
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
    curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, stopWhenInterrupted);
    curl_easy_setopt(curl, CURLOPT_XFERINFODATA, &interrupted_);
    curl_easy_setopt(curl, CURLOPT_ERRORBUFFER, problem);
    auto const outcome = curl_easy_perform(curl);
    curl_easy_setopt(curl, CURLOPT_ERRORBUFFER, nullptr); // closing the connection later must not write there
    if (outcome == CURLE_OK) return {};
    return Error{Fault::Unavailable, "mail_not_sent",
                 *problem != '\0' ? problem : curl_easy_strerror(outcome)};
}

} // namespace wheelwright::accounts
