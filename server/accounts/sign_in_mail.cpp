#include "accounts/mail_message.hpp"
#include "accounts/mail_texts.hpp"
#include "base/languages.hpp"

namespace wheelwright::accounts {
namespace {

std::string escaped(std::string_view text) {
    std::string html;
    for (char const c : text) {
        if (c == '&')
            html += "&amp;";
        else if (c == '<')
            html += "&lt;";
        else if (c == '"')
            html += "&quot;";
        else
            html += c;
    }
    return html;
}

std::string paragraph(std::string_view content, std::string_view style = "") {
    return "<p style=\"margin:0 0 16px;" + std::string{style} + "\">" + std::string{content} + "</p>\n";
}

} // namespace

Mail signInMail(std::string_view from, std::string_view to, std::string_view language,
                std::string_view link) {
    auto const& texts = mailTextsIn(language);
    auto const* const known = findLanguage(texts.language);
    std::string const address{link};
    auto const html = escaped(link);

    Mail mail{std::string{from}, std::string{to}, std::string{texts.subject}, {}, {}};
    mail.text = std::string{texts.greeting} + "\n\n" + std::string{texts.invitation} + "\n\n" + address +
                "\n\n" + std::string{texts.expiry} + "\n" + std::string{texts.notYou} + "\n\nWheelwright\n";
    mail.html =
        "<!doctype html>\n<html lang=\"" + std::string{known->locale} +
        "\"><head><meta charset=\"utf-8\"><title>" + escaped(texts.subject) +
        "</title></head>\n<body style=\"margin:0;padding:24px;background:#f6f4ef;color:#23211d;"
        "font:16px/1.5 system-ui,sans-serif\">\n<div style=\"max-width:480px;margin:0 auto;padding:32px;"
        "background:#ffffff;border-radius:16px\">\n" +
        paragraph(escaped(texts.greeting)) + paragraph(escaped(texts.invitation)) +
        paragraph("<a href=\"" + html +
                      "\" style=\"display:inline-block;padding:12px 24px;border-radius:999px;"
                      "background:#1f5f8b;color:#ffffff;font-weight:700;text-decoration:none\">" +
                      escaped(texts.button) + "</a>",
                  "text-align:center") +
        paragraph(escaped(texts.orCopy) + "<br><a href=\"" + html + "\">" + html + "</a>",
                  "font-size:14px;word-break:break-all") +
        paragraph(escaped(texts.expiry)) + paragraph(escaped(texts.notYou), "font-size:14px;color:#5c574d") +
        "</div>\n</body></html>\n";
    return mail;
}

} // namespace wheelwright::accounts
