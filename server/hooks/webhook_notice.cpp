#include "hooks/webhook_notice.hpp"
#include <array>
#include <boost/url/parse.hpp>

namespace wheelwright::hooks {
namespace {

using accounts::NoticeTexts;

// {host} and {site} stand in the text.
constexpr std::array<NoticeTexts, 9> kTexts{{
    {"en", "Your webhook was switched off",
     "Hello,\n\nnothing has reached {host} for three days, so we’ve switched off this webhook of your "
     "account "
     "at {site}. Your wheels and draws are safe.\n\nDoes the address work again? Open its deliveries in your "
     "account and send one again: that switches it back on. If you don’t need it any more, delete it there."},
    {"en-au", "Your webhook was switched off",
     "Hi,\n\nnothing has got through to {host} for three days, so we’ve switched off this webhook of your "
     "account at {site}. Your wheels and draws are safe.\n\nIs the address working again? Open its "
     "deliveries "
     "in your account and send one again: that switches it back on. If you don’t need it any more, delete it "
     "there."},
    {"de", "Dein Webhook wurde abgeschaltet",
     "Hallo,\n\nseit drei Tagen kommt bei {host} nichts mehr an. Deshalb haben wir diesen Webhook deines "
     "Kontos bei {site} abgeschaltet. Deine Räder und Ziehungen sind sicher.\n\nDie Adresse funktioniert "
     "wieder? Öffne in deinem Konto ihre Sendungen und sende eine noch einmal: Damit schaltest du ihn "
     "wieder ein. Brauchst du ihn nicht mehr, lösche ihn dort."},
    {"de-ch", "Dein Webhook wurde abgeschaltet",
     "Hoi\n\nSeit drei Tagen kommt bei {host} nichts mehr an. Deshalb haben wir diesen Webhook deines Kontos "
     "bei {site} abgeschaltet. Deine Räder und Ziehungen sind sicher.\n\nDie Adresse funktioniert wieder? "
     "Öffne in deinem Konto ihre Sendungen und sende eine nochmals: Damit schaltest du ihn wieder ein. "
     "Brauchst du ihn nicht mehr, lösche ihn dort."},
    {"nl", "Je webhook is uitgezet",
     "Hoi,\n\ner komt al drie dagen niets meer aan bij {host}. Daarom hebben we deze webhook van je account "
     "bij {site} uitgezet. Je raderen en trekkingen zijn veilig.\n\nWerkt het adres weer? Open dan in je "
     "account de verzendingen en verstuur er één opnieuw: daarmee zet je hem weer aan. Heb je hem niet meer "
     "nodig? Verwijder hem daar."},
    {"fr", "Ton webhook a été désactivé",
     "Bonjour,\n\ndepuis trois jours, plus rien n’arrive à {host}. Nous avons donc désactivé ce webhook de "
     "ton "
     "compte sur {site}. Tes roues et tes tirages sont en sécurité.\n\nL’adresse fonctionne de "
     "nouveau\u00a0? Ouvre ses envois dans ton compte et renvoie l’un d’eux\u00a0: cela le réactive. Si tu "
     "n’en as plus besoin, supprime-le au même endroit."},
    {"es", "Tu webhook se ha desactivado",
     "Hola:\n\nHace tres días que no llega nada a {host}, así que hemos desactivado este webhook de tu "
     "cuenta "
     "en {site}. Tus ruletas y sorteos están a salvo.\n\n¿La dirección vuelve a funcionar? Abre sus envíos "
     "en "
     "tu cuenta y repite uno: así se activa de nuevo. Si ya no lo necesitas, elimínalo allí."},
    {"pt", "O teu webhook foi desligado",
     "Olá,\n\nhá três dias que nada chega a {host}, por isso desligámos este webhook da tua conta em {site}. "
     "As tuas rodas e sorteios estão a salvo.\n\nO endereço já funciona? Abre os envios na tua conta e "
     "envia um de novo: isso volta a ligá-lo. Se já não precisas dele, elimina-o lá."},
    {"it", "Il tuo webhook è stato disattivato",
     "Ciao,\n\nda tre giorni a {host} non arriva più nulla, perciò abbiamo disattivato questo webhook del "
     "tuo "
     "account su {site}. Le tue ruote ed estrazioni sono al sicuro.\n\nL’indirizzo funziona di nuovo? Apri "
     "gli "
     "invii nel tuo account e inviane uno di nuovo: così si riattiva. Se non ti serve più, eliminalo lì."},
}};

} // namespace

accounts::Notice failedNotice(Webhook const& hook) {
    auto const parsed = boost::urls::parse_uri(hook.url);
    return {hook.userId, kTexts, {{"{host}", parsed ? std::string{parsed->host()} : hook.url}}, "/account"};
}

} // namespace wheelwright::hooks
