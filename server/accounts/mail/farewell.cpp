#include "accounts/mail/farewell.hpp"
#include "accounts/mail/notice.hpp"
#include "base/log.hpp"
#include <array>

namespace wheelwright::accounts {
namespace {

constexpr int kMostFailures = 3; // in a row: then it's the mail server, and not an address

// {site} and {day} stand in the text.
constexpr std::array<NoticeTexts, 9> kFarewells{{
    {"en", "Your Wheelwright account will be deleted soon",
     "Hello,\n\nYou haven’t used your account at {site} for a long time. It will be deleted on {day}, with "
     "its wheels, files and results.\n\nDo you want to keep it? Sign in once before then, and everything "
     "stays. Otherwise you don’t need to do anything."},
    {"en-au", "Your Wheelwright account will be deleted soon",
     "Hi,\n\nYou haven’t used your account at {site} for a long time. It will be deleted on {day}, with its "
     "wheels, files and results.\n\nWant to keep it? Sign in once before then, and everything stays. "
     "Otherwise you don’t need to do anything."},
    {"de", "Dein Wheelwright-Konto wird bald gelöscht",
     "Hallo,\n\ndu hast dein Konto bei {site} lange nicht benutzt. Am {day} wird es gelöscht, mit Rädern, "
     "Dateien und Ergebnissen.\n\nDu willst es behalten? Melde dich vorher einmal an, dann bleibt alles. "
     "Sonst musst du nichts tun."},
    {"de-ch", "Dein Wheelwright-Konto wird bald gelöscht",
     "Hoi\n\nDu hast dein Konto bei {site} lange nicht benutzt. Am {day} wird es gelöscht, mit Rädern, "
     "Dateien und Resultaten.\n\nDu willst es behalten? Melde dich vorher einmal an, dann bleibt alles. "
     "Sonst musst du nichts tun."},
    {"nl", "Je Wheelwright-account wordt binnenkort verwijderd",
     "Hoi,\n\nJe hebt je account bij {site} lang niet gebruikt. Op {day} wordt het verwijderd, met raderen, "
     "bestanden en resultaten.\n\nWil je het houden? Log dan vóór die dag één keer in en alles blijft. "
     "Anders hoef je niets te doen."},
    {"fr", "Ton compte Wheelwright sera bientôt supprimé",
     "Bonjour,\n\nTu n’as pas utilisé ton compte sur {site} depuis longtemps. Il sera supprimé le {day}, "
     "avec ses roues, fichiers et résultats.\n\nTu veux le garder\u00a0? Connecte-toi une fois avant cette "
     "date, et tout reste. Sinon, tu n’as rien à faire."},
    {"es", "Tu cuenta de Wheelwright se eliminará pronto",
     "Hola:\n\nHace mucho que no usas tu cuenta en {site}. Se eliminará el {day}, con sus ruletas, archivos "
     "y resultados.\n\n¿Quieres conservarla? Entra una vez antes de ese día y todo sigue igual. Si no, no "
     "tienes que hacer nada."},
    {"pt", "A tua conta Wheelwright vai ser eliminada em breve",
     "Olá,\n\nHá muito que não usas a tua conta em {site}. Vai ser eliminada em {day}, com as rodas, os "
     "ficheiros e os resultados.\n\nQueres ficar com ela? Inicia sessão uma vez antes desse dia e fica tudo. "
     "Se não, não tens de fazer nada."},
    {"it", "Il tuo account Wheelwright sarà presto eliminato",
     "Ciao,\n\nnon usi da molto il tuo account su {site}. Sarà eliminato il {day}, con ruote, file e "
     "risultati.\n\nVuoi tenerlo? Accedi una volta prima di quel giorno e tutto resta. Altrimenti non devi "
     "fare nulla."},
}};

} // namespace

Mail farewellMail(std::string_view from, std::string_view to, std::string_view language,
                  std::string_view address, Instant end) {
    Notice const notice{{}, kFarewells, {{"{day}", isoTime(end).substr(0, 10)}}, "/login"};
    return noticeMail(from, {std::string{to}, std::string{language}}, address, notice);
}

void Farewells::interrupt() {
    interrupted_ = true;
    mailer_.interrupt();
}

void Farewells::warn(UnusedRule const& rule, std::int64_t most) {
    if (!hasServer_) return;
    auto const now = clock_.now();
    auto const due = database_.read(
        [&](storage::Connection& connection) { return unwarnedSince(connection, rule, now, most); });
    if (due.empty()) return;
    int failures = 0;
    std::int64_t warned = 0;
    for (auto const& account : due) {
        if (interrupted_) break;
        auto const mail = farewellMail(from_, account.email, account.language, address_, now + rule.notice);
        if (auto const sent = mailer_.send(mail, now); !sent) {
            log::warn("warning the user of an unused account failed, the account stays",
                      {{"problem", std::string_view{sent.error().message}}});
            if (++failures == kMostFailures) return;
            continue;
        }
        failures = 0;
        ++warned;
        database_.write([&](storage::Connection& connection) { noteWarned(connection, account.id, now); });
    }
    log::info("users of unused accounts warned", {{"accounts", warned}});
}

} // namespace wheelwright::accounts
