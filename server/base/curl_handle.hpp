#pragma once
#include <curl/curl.h>
#include <memory>

namespace wheelwright {

struct CurlFree {
    void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
    void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};
using CurlHandle = std::unique_ptr<CURL, CurlFree>;
using CurlList = std::unique_ptr<curl_slist, CurlFree>;

CurlHandle newCurlHandle();

void append(CurlList& list, char const* text);

} // namespace wheelwright
