#pragma once
#include "app/commands/diagnosis.hpp"
#include "app/settings/settings.hpp"
#include "base/result.hpp"
#include <string>
#include <vector>

// Shared by the commands of the command line.
namespace wheelwright::app {

using Words = std::vector<std::string>;

Error badCommandLine(std::string sentence);

// Untrusted text as one line. Control characters become spaces, so that the text can't control the terminal.
std::string oneLine(std::string text);

// wheelwright admin link. Returns the text to print. Safe while servers run.
Result<std::string> adminCommand(Settings const& settings, std::vector<std::string> const& words);

// wheelwright backup FILE. Returns the text to print. Safe while servers run.
Result<std::string> backupCommand(Settings const& settings, std::vector<std::string> const& words,
                                  bool withFiles);

// Whether the server makes backups, how old the last one is, and whether it can be read.
Finding backupFinding(Settings const& settings);

// wheelwright restore FILE. With `replace` it also overwrites a database that holds data.
Result<std::string> restoreCommand(Settings const& settings, std::vector<std::string> const& words,
                                   bool replace);

// wheelwright doctor. Changes nothing. Safe while servers run.
Diagnosis doctorCommand(Settings const& settings);

// wheelwright keys list|rotate, keys receipts list|rotate|add FILE. Returns the text to print. Safe while
// servers run.
Result<std::string> keysCommand(Settings const& settings, std::vector<std::string> const& words);

// wheelwright mail test ADDRESS. Returns the text to print.
Result<std::string> mailCommand(Settings const& settings, std::vector<std::string> const& words);

// Connects to the mail server and signs in there.
Finding mailServerFinding(Settings const& settings);

// Which ways to sign in are set up, where their providers must send people back to, and whether those answer.
Diagnosis signInFindings(Settings const& settings);

// wheelwright reviews list|approve|reject|reply|delete|demo. Returns the text to print. A running server
// shows the change within a second.
Result<std::string> reviewsCommand(Settings const& settings, std::vector<std::string> const& words);

// wheelwright share list|take-down|restore. Returns the text to print. A running server applies the change
// within half a second.
Result<std::string> shareCommand(Settings const& settings, std::vector<std::string> const& words);

// wheelwright tidy. Returns the text to print. Safe while servers run.
Result<std::string> tidyCommand(Settings const& settings);

// wheelwright user list|show|tier|credits|role|delete. Returns the text to print. A running server notices
// the change within a second.
Result<std::string> userCommand(Settings const& settings, std::vector<std::string> const& words);

// Migrates the database to this program's schema and prints what it did. Safe while a server runs.
int migrate(Settings const& settings);

// Starts every component, serves until SIGTERM or SIGINT, and stops the components in reverse order. Returns
// the process's exit code. Throws with a sentence if it can't start.
int serve(Settings const& settings);

// The same for people who want to look: on a folder of its own, which is thrown away and made anew every ten
// minutes. It sends no mails.
int serveDemo(Settings settings);

} // namespace wheelwright::app
