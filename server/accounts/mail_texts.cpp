#include "accounts/mail_texts.hpp"
#include <algorithm>
#include <array>

namespace wheelwright::accounts {
namespace {

constexpr std::array<MailTexts, 9> kTexts{{
    {"en", "Your sign-in link for Wheelwright", "Hello,",
     "here is the link you asked for. One click and you are signed in:", "Sign in to Wheelwright",
     "If the button does nothing, copy this address into your browser:",
     "The link works once and for 10 minutes.",
     "You did not ask for it? Then just ignore this mail; nothing happens without the link."},
    {"en-au", "Your sign-in link for Wheelwright", "G'day,",
     "here's the link you asked for. One click and you're signed in:", "Sign in to Wheelwright",
     "If the button doesn't do anything, copy this address into your browser:",
     "The link works once and for 10 minutes.",
     "Didn't ask for it? No worries, just ignore this email; nothing happens without the link."},
    {"de", "Dein Anmeldelink für Wheelwright", "Hallo,",
     "hier ist der Link, den du angefordert hast. Ein Klick, und du bist angemeldet:",
     "Bei Wheelwright anmelden", "Falls sich beim Klick nichts tut, kopiere diese Adresse in deinen Browser:",
     "Der Link gilt einmal und 10 Minuten lang.",
     "Du hast ihn nicht angefordert? Dann ignoriere diese E-Mail einfach; ohne den Link passiert nichts."},
    {"de-ch", "Dein Anmeldelink für Wheelwright", "Hoi,",
     "hier ist der Link, den du angefordert hast. Ein Klick, und du bist angemeldet:",
     "Bei Wheelwright anmelden", "Falls sich beim Klick nichts tut, kopiere diese Adresse in deinen Browser:",
     "Der Link gilt einmal und während 10 Minuten.",
     "Du hast ihn nicht angefordert? Dann ignoriere dieses Mail einfach; ohne den Link passiert nichts."},
    {"nl", "Je inloglink voor Wheelwright", "Hoi,",
     "hier is de link die je hebt aangevraagd. Eén klik en je bent ingelogd:", "Inloggen bij Wheelwright",
     "Doet de knop niets? Kopieer dan dit adres naar je browser:",
     "De link werkt één keer en 10 minuten lang.",
     "Niet door jou aangevraagd? Dan kun je deze mail gewoon negeren; zonder de link gebeurt er niets."},
    {"fr", "Ton lien de connexion pour Wheelwright", "Bonjour,",
     "voici le lien que tu as demandé. Un clic, et la connexion est faite :", "Se connecter à Wheelwright",
     "Si le bouton ne fait rien, copie cette adresse dans ton navigateur :",
     "Le lien fonctionne une seule fois, pendant 10 minutes.",
     "Tu n’as rien demandé ? Ignore simplement ce message ; sans le lien, il ne se passe rien."},
    {"es", "Tu enlace de acceso a Wheelwright",
     "Hola:", "Aquí tienes el enlace que pediste. Con un clic ya estás dentro:", "Entrar en Wheelwright",
     "Si el botón no hace nada, copia esta dirección en tu navegador:",
     "El enlace funciona una sola vez y durante 10 minutos.",
     "¿No lo pediste tú? Entonces ignora este mensaje; sin el enlace no pasa nada."},
    {"pt", "O teu link de acesso ao Wheelwright", "Olá,",
     "aqui está o link que pediste. Um clique e já tens a sessão iniciada:", "Entrar no Wheelwright",
     "Se o botão não fizer nada, copia este endereço para o teu navegador:",
     "O link funciona uma só vez e durante 10 minutos.",
     "Não foste tu que o pediste? Então ignora esta mensagem; sem o link não acontece nada."},
    {"it", "Il tuo link di accesso a Wheelwright", "Ciao,",
     "ecco il link che hai richiesto. Un clic e hai effettuato l’accesso:", "Accedi a Wheelwright",
     "Se il pulsante non funziona, copia questo indirizzo nel tuo browser:",
     "Il link funziona una sola volta e per 10 minuti.",
     "Non l’hai richiesto tu? Ignora semplicemente questa e-mail; senza il link non succede nulla."},
}};

} // namespace

MailTexts const& mailTextsIn(std::string_view language) {
    auto const found = std::ranges::find(kTexts, language, &MailTexts::language);
    return found == kTexts.end() ? kTexts.front() : *found;
}

} // namespace wheelwright::accounts
