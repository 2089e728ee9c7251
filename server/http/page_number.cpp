#include "http/page_number.hpp"
#include "base/whole_number.hpp"
#include "http/form_fields.hpp"

namespace wheelwright::http {
namespace {

constexpr std::int64_t kLastPage = 1'000'000;

} // namespace

Result<std::int64_t> pageIn(Request const& request) {
    auto const asked = FormFields{request.query}.find("page");
    if (!asked) return 1;
    auto const page = wholeNumber(*asked);
    if (!page || *page < 1 || *page > kLastPage)
        return Error{Fault::BadInput, "bad_page", "The page must be a whole number from 1."};
    return *page;
}

} // namespace wheelwright::http
