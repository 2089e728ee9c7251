#include "http/socket_handshake.hpp"
#include <boost/beast/core/string.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <openssl/evp.h>
#include <stdexcept>

namespace wheelwright::http {
namespace {

using boost::beast::http::field;

constexpr std::size_t kKeySize = 24; // 16 bytes in base64

bool listsToken(std::string_view list, std::string_view token) {
    boost::beast::http::token_list tokens{boost::beast::string_view{list.data(), list.size()}};
    return tokens.exists(boost::beast::string_view{token.data(), token.size()});
}

std::string acceptFor(std::string_view key) {
    auto const text = std::string{key} + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"; // RFC 6455 §1.3
    unsigned char digest[EVP_MAX_MD_SIZE];
    unsigned int size = 0;
    if (EVP_Digest(text.data(), text.size(), digest, &size, EVP_sha1(), nullptr) != 1)
        throw std::runtime_error("SHA-1 failed");
    unsigned char encoded[4 * ((EVP_MAX_MD_SIZE + 2) / 3) + 1];
    auto const length = EVP_EncodeBlock(encoded, digest, static_cast<int>(size));
    return {reinterpret_cast<char const*>(encoded), static_cast<std::size_t>(length)};
}

} // namespace

std::optional<Response> switchingProtocols(Request const& request) {
    auto const key = request.header(field::sec_websocket_key);
    if (request.method != Method::get || !listsToken(request.header(field::upgrade), "websocket") ||
        !listsToken(request.header(field::connection), "upgrade") ||
        request.header(field::sec_websocket_version) != "13" || key.size() != kKeySize)
        return std::nullopt;
    auto response = emptyResponse(101);
    response.header("Upgrade", "websocket")
        .header("Connection", "Upgrade")
        .header("Sec-WebSocket-Accept", acceptFor(key));
    return response;
}

Response upgradeRequired() {
    auto response = errorResponse(426, "upgrade_required",
                                  "This address accepts only WebSocket connections of version 13.");
    response.header("Upgrade", "websocket").header("Sec-WebSocket-Version", "13");
    return response;
}

} // namespace wheelwright::http
