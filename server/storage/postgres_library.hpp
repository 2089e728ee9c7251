#pragma once
#include "base/lazy_library.hpp"
#include <libpq-fe.h>

// libpq, loaded when the first PostgreSQL address is used. It loads Kerberos and LDAP libraries too.
namespace wheelwright::storage {

inline constinit LazyLibrary libpq{"libpq.so.5"};

LAZY_FUNCTION(libpq, PQclear);
LAZY_FUNCTION(libpq, PQcmdStatus);
LAZY_FUNCTION(libpq, PQcmdTuples);
LAZY_FUNCTION(libpq, PQconnectdbParams);
LAZY_FUNCTION(libpq, PQconninfoFree);
LAZY_FUNCTION(libpq, PQconninfoParse);
LAZY_FUNCTION(libpq, PQconsumeInput);
LAZY_FUNCTION(libpq, PQerrorMessage);
LAZY_FUNCTION(libpq, PQfinish);
LAZY_FUNCTION(libpq, PQflush);
LAZY_FUNCTION(libpq, PQfname);
LAZY_FUNCTION(libpq, PQfreemem);
LAZY_FUNCTION(libpq, PQftype);
LAZY_FUNCTION(libpq, PQgetResult);
LAZY_FUNCTION(libpq, PQgetisnull);
LAZY_FUNCTION(libpq, PQgetlength);
LAZY_FUNCTION(libpq, PQgetvalue);
LAZY_FUNCTION(libpq, PQisBusy);
LAZY_FUNCTION(libpq, PQnfields);
LAZY_FUNCTION(libpq, PQntuples);
LAZY_FUNCTION(libpq, PQresultErrorField);
LAZY_FUNCTION(libpq, PQresultStatus);
LAZY_FUNCTION(libpq, PQsendPrepare);
LAZY_FUNCTION(libpq, PQsendQuery);
LAZY_FUNCTION(libpq, PQsendQueryPrepared);
LAZY_FUNCTION(libpq, PQsetNoticeProcessor);
LAZY_FUNCTION(libpq, PQsetnonblocking);
LAZY_FUNCTION(libpq, PQsocket);
LAZY_FUNCTION(libpq, PQstatus);
LAZY_FUNCTION(libpq, PQtransactionStatus);
LAZY_FUNCTION(libpq, PQunescapeBytea);

} // namespace wheelwright::storage
