#include "base/curl_handle.hpp"
#include <mutex>
#include <stdexcept>

namespace wheelwright {

CurlHandle newCurlHandle() {
    static std::once_flag started;
    std::call_once(started, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
    CurlHandle handle{curl_easy_init()};
    if (!handle) throw std::runtime_error("libcurl is not available");
    return handle;
}

void append(CurlList& list, char const* text) {
    auto* const longer = curl_slist_append(list.get(), text);
    if (longer == nullptr) throw std::bad_alloc{};
    list.release(); // `longer` is the same list, or a new one if it was empty
    list.reset(longer);
}

} // namespace wheelwright
