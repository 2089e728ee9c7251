#pragma once
#include "base/clock.hpp"
#include "storage/connection.hpp"

// What migrations put into the tables that they make, by statements that a schema alone can't say. An applied
// one is never edited.
namespace wheelwright::storage {

void fillInstallation(Connection& connection, Instant now);
void fillAccounts(Connection& connection, Instant now);
void fillMedia(Connection& connection, Instant now);
void fillReviews(Connection& connection, Instant now);
void fillReports(Connection& connection, Instant now);
void fillRetention(Connection& connection, Instant now);
void fillBounds(Connection& connection, Instant now);
void fillDrawLog(Connection& connection, Instant now);
void fillLedger(Connection& connection, Instant now);
void fillResults(Connection& connection, Instant now);
void fillEntries(Connection& connection, Instant now);
void fillDrawLists(Connection& connection, Instant now);
void foldUsers(Connection& connection, Instant now);
void chargeDoorsAndClaims(Connection& connection, Instant now);

} // namespace wheelwright::storage
