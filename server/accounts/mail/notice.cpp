#include "accounts/mail/notice.hpp"
#include "base/html.hpp"
#include <algorithm>

namespace wheelwright::accounts {
namespace {

constexpr storage::Query kReader{"notice_reader",
                                 "select email, coalesce(language, '') as language from users where id = $1 "
                                 "and email is not null and email_verified = 1 and disabled_at is null"};

void fill(std::string& text, std::string_view place, std::string_view value) {
    if (auto const at = text.find(place); at != std::string::npos) text.replace(at, place.size(), value);
}

} // namespace

std::optional<NoticeReader> noticeReader(storage::Connection& connection, UserId const& userId) {
    auto const row = connection.run(kReader, userId).first();
    if (!row) return std::nullopt;
    return NoticeReader{row->get<std::string>("email"), row->get<std::string>("language")};
}

Mail noticeMail(std::string_view from, NoticeReader const& reader, std::string_view publicAddress,
                Notice const& notice) {
    auto const found = std::ranges::find(notice.texts, reader.language, &NoticeTexts::language);
    auto const& texts = found == notice.texts.end() ? notice.texts.front() : *found;
    std::string text{texts.text};
    fill(text, "{site}", publicAddress);
    for (auto const& [place, value] : notice.values)
        fill(text, place, value);
    auto const link = std::string{publicAddress} + notice.path;
    Mail mail{std::string{from}, reader.email, std::string{texts.subject}, {}, {}};
    mail.text = text + "\n\n" + link + "\n\nWheelwright\n";
    mail.html = "<!doctype html>\n<html lang=\"" + std::string{texts.language} +
                "\"><head><meta charset=\"utf-8\"><title>" + escapedHtml(texts.subject) +
                "</title></head>\n<body style=\"font:16px/1.5 system-ui,sans-serif;white-space:pre-line\">" +
                escapedHtml(text) + "\n\n<a href=\"" + escapedHtml(link) + "\">" + escapedHtml(link) +
                "</a>\n\nWheelwright</body></html>\n";
    return mail;
}

} // namespace wheelwright::accounts
