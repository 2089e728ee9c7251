#pragma once
#include "base/lazy_library.hpp"
#include <curl/curl.h>
#include <memory>

namespace wheelwright {

// Loaded by the first call to another server.
inline constinit LazyLibrary libcurl{"libcurl.so.4"};

LAZY_FUNCTION(libcurl, curl_easy_cleanup);
LAZY_FUNCTION(libcurl, curl_easy_getinfo);
LAZY_FUNCTION(libcurl, curl_easy_init);
LAZY_FUNCTION(libcurl, curl_easy_perform);
LAZY_FUNCTION(libcurl, curl_easy_reset);
LAZY_FUNCTION(libcurl, curl_easy_setopt);
LAZY_FUNCTION(libcurl, curl_easy_strerror);
LAZY_FUNCTION(libcurl, curl_global_init);
LAZY_FUNCTION(libcurl, curl_slist_append);
LAZY_FUNCTION(libcurl, curl_slist_free_all);

struct CurlFree {
    void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
    void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};
using CurlHandle = std::unique_ptr<CURL, CurlFree>;
using CurlList = std::unique_ptr<curl_slist, CurlFree>;

CurlHandle newCurlHandle();

void append(CurlList& list, char const* text);

} // namespace wheelwright
