#pragma once
#include "accounts/mail/notice.hpp"
#include "hooks/webhook_store.hpp"

namespace wheelwright::hooks {

// Tells the user of a webhook that it was switched off, because nothing has reached it for days. Only the
// host's name is in it: the rest of such an address is often a secret.
accounts::Notice failedNotice(Webhook const& hook);

} // namespace wheelwright::hooks
