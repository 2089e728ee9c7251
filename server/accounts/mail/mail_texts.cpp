#include "accounts/mail/mail_texts.hpp"
#include "accounts/mail/mail_message.hpp"
#include "base/html.hpp"
#include "base/languages.hpp"
#include <algorithm>
#include <array>

namespace wheelwright::accounts {
namespace {

constexpr std::array<MailTexts, 9> kTexts{{
    {"en", "Your sign-in link for Wheelwright", "Hello,",
     "Here’s the link you asked for. One click and you’re signed in:", "Sign in to Wheelwright",
     "If the button doesn’t work, copy this address into your browser:",
     "The link works once, for 10 minutes.",
     "Didn’t ask for this? Ignore this email; nothing happens without the link."},
    {"en-au", "Your sign-in link for Wheelwright", "Hi,",
     "Here’s the link you asked for. One click and you’re signed in:", "Sign in to Wheelwright",
     "If the button doesn’t do anything, copy this address into your browser:",
     "The link works once, for 10 minutes.",
     "Didn’t ask for this? No worries, ignore this email; nothing happens without the link."},
    {"de", "Dein Anmeldelink für Wheelwright", "Hallo,",
     "hier ist der Link, den du angefordert hast. Ein Klick, und du bist angemeldet:",
     "Bei Wheelwright anmelden", "Falls sich beim Klick nichts tut, kopier diese Adresse in deinen Browser:",
     "Der Link gilt einmal und 10 Minuten lang.",
     "Du hast ihn nicht angefordert? Dann ignorier diese E-Mail einfach; ohne den Link passiert nichts."},
    {"de-ch", "Dein Anmeldelink für Wheelwright", "Hoi",
     "Hier ist der Link, den du angefordert hast. Ein Klick, und du bist angemeldet:",
     "Bei Wheelwright anmelden", "Falls sich beim Klick nichts tut, kopier diese Adresse in deinen Browser:",
     "Der Link gilt einmal und während 10 Minuten.",
     "Du hast ihn nicht angefordert? Dann ignorier dieses Mail einfach; ohne den Link passiert nichts."},
    {"nl", "Je inloglink voor Wheelwright", "Hoi,",
     "Hier is de link die je hebt aangevraagd. Eén klik en je bent ingelogd:", "Inloggen bij Wheelwright",
     "Doet de knop niets? Kopieer dan dit adres naar je browser:", "De link werkt één keer, 10 minuten lang.",
     "Niet door jou aangevraagd? Dan kun je deze mail gewoon negeren; zonder de link gebeurt er niets."},
    {"fr", "Ton lien de connexion pour Wheelwright", "Bonjour,",
     "Voici le lien que tu as demandé. Un clic, et la connexion est faite\u00a0:",
     "Se connecter à Wheelwright",
     "Si le bouton ne fait rien, copie cette adresse dans ton navigateur\u00a0:",
     "Le lien marche une seule fois, pendant 10 minutes.",
     "Tu n’as rien demandé\u00a0? Ignore simplement ce message\u00a0; sans le lien, il ne se passe rien."},
    {"es", "Tu enlace de acceso a Wheelwright",
     "Hola:", "Aquí tienes el enlace que pediste. Con un clic ya estás dentro:", "Entrar en Wheelwright",
     "Si el botón no hace nada, copia esta dirección en tu navegador:",
     "El enlace funciona una sola vez, durante 10 minutos.",
     "¿No lo pediste tú? Entonces ignora este mensaje; sin el enlace no pasa nada."},
    {"pt", "O teu link de acesso ao Wheelwright", "Olá,",
     "Aqui está o link que pediste. Um clique e já tens a sessão iniciada:", "Entrar no Wheelwright",
     "Se o botão não fizer nada, copia este endereço para o teu navegador:",
     "O link funciona uma só vez, durante 10 minutos.",
     "Não foste tu que o pediste? Então ignora esta mensagem; sem o link não acontece nada."},
    {"it", "Il tuo link di accesso a Wheelwright", "Ciao,",
     "ecco il link che hai richiesto. Un clic e l’accesso è fatto:", "Accedi a Wheelwright",
     "Se il pulsante non funziona, copia questo indirizzo nel tuo browser:",
     "Il link funziona una sola volta, per 10 minuti.",
     "Non l’hai richiesto tu? Ignora semplicemente questa e-mail; senza il link non succede nulla."},
}};

std::string paragraph(std::string_view content, std::string_view style = "") {
    return "<p style=\"margin:0 0 16px;" + std::string{style} + "\">" + std::string{content} + "</p>\n";
}

} // namespace

MailTexts const& mailTextsIn(std::string_view language) {
    auto const found = std::ranges::find(kTexts, language, &MailTexts::language);
    return found == kTexts.end() ? kTexts.front() : *found;
}

Mail signInMail(std::string_view from, std::string_view to, std::string_view language,
                std::string_view link) {
    auto const& texts = mailTextsIn(language);
    auto const* const known = findLanguage(texts.language);
    std::string const address{link};
    auto const html = escapedHtml(link);

    Mail mail{std::string{from}, std::string{to}, std::string{texts.subject}, {}, {}};
    mail.text = std::string{texts.greeting} + "\n\n" + std::string{texts.invitation} + "\n\n" + address +
                "\n\n" + std::string{texts.expiry} + "\n" + std::string{texts.notYou} + "\n\nWheelwright\n";
    mail.html =
        "<!doctype html>\n<html lang=\"" + std::string{known->locale} +
        "\"><head><meta charset=\"utf-8\"><title>" + escapedHtml(texts.subject) +
        "</title></head>\n<body style=\"margin:0;padding:24px;background:#f6f4ef;color:#23211d;"
        "font:16px/1.5 system-ui,sans-serif\">\n<div style=\"max-width:480px;margin:0 auto;padding:32px;"
        "background:#ffffff;border-radius:16px\">\n" +
        paragraph(escapedHtml(texts.greeting)) + paragraph(escapedHtml(texts.invitation)) +
        paragraph("<a href=\"" + html +
                      "\" style=\"display:inline-block;padding:12px 24px;border-radius:999px;"
                      "background:#1f5f8b;color:#ffffff;font-weight:700;text-decoration:none\">" +
                      escapedHtml(texts.button) + "</a>",
                  "text-align:center") +
        paragraph(escapedHtml(texts.orCopy) + "<br><a href=\"" + html + "\">" + html + "</a>",
                  "font-size:14px;word-break:break-all") +
        paragraph(escapedHtml(texts.expiry)) +
        paragraph(escapedHtml(texts.notYou), "font-size:14px;color:#5c574d") + "</div>\n</body></html>\n";
    return mail;
}

} // namespace wheelwright::accounts
