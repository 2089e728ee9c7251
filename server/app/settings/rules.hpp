#pragma once
#include "accounts/account_rules.hpp"
#include "app/settings/settings.hpp"
#include "ideas/ideas.hpp"
#include "ledger/ledger.hpp"
#include "media/media_rules.hpp"

namespace wheelwright::app {

accounts::CreditRules creditRules(Settings const& settings);

// The address that people type, for links of commands and mails. A server knows it better where it picked a
// free port.
std::string publicAddressIn(Settings const& settings);

accounts::AccountRules accountRules(Settings const& settings, std::string const& publicAddress);

ideas::IdeaRules ideaRules(Settings const& settings, std::filesystem::path const& content);

ledger::Ledger ledgerOf(Settings const& settings);

media::MediaRules mediaRules(Settings const& settings);

// Decoders that run at once: one per core, but no more than fit beside the server when each takes its
// maximum. A container that exceeds its limit is killed as a whole.
int decodersThatFit(Settings const& settings, std::uint64_t memory, unsigned cores);

// Scheme, host and port of an address from the settings.
std::string originOf(std::string const& address);

// The origins whose scripts and frames a page needs for the checks that are switched on.
std::vector<std::string> verifierHosts(Settings const& settings);

// Where pages read the chat of a stream; empty: nowhere.
std::string chatAddress(Settings const& settings);

} // namespace wheelwright::app
