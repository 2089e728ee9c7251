#include "media/media_of_account.hpp"
#include "media/media_json.hpp"
#include <boost/json/array.hpp>

namespace wheelwright::media {

boost::json::value MediaOfAccount::exported(storage::Connection& connection, std::string_view userId) const {
    SignedAddresses const addresses{mediaSecret(connection), clock_};
    boost::json::array list;
    for (auto const& upload : allUploadsOf(connection, userId))
        list.push_back(describe(upload, addresses));
    return list;
}

void MediaOfAccount::erase(storage::Connection& connection, std::string_view userId) const {
    for (auto const& upload : allUploadsOf(connection, userId))
        eraseUpload(connection, upload.id, clock_.now());
}

} // namespace wheelwright::media
