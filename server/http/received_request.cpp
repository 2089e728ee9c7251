#include "http/received_request.hpp"
#include "base/encoding.hpp"
#include "http/head_check.hpp"
#include <sys/socket.h>

namespace wheelwright::http {
namespace {

namespace beast = boost::beast;

std::string_view viewOf(beast::string_view text) {
    return {text.data(), text.size()};
}

// Joins all lines of a field into one list: a proxy may add its own line below one that the client made up.
std::string joined(Fields const& fields, beast::string_view name) {
    std::string all;
    auto const [from, to] = fields.equal_range(name);
    for (auto line = from; line != to; ++line) {
        if (!all.empty()) all += ',';
        all += viewOf(line->value());
    }
    return all;
}

// Starts a new trace unless there is exactly one traceparent: with two it is unclear which one to continue.
Trace traceOf(Fields const& fields) {
    auto const [parent, end] = fields.equal_range("traceparent");
    if (parent == end || std::next(parent) != end) return Trace::fresh();
    auto continued = Trace::continued(viewOf(parent->value()), joined(fields, "tracestate"));
    return continued ? std::move(*continued) : Trace::fresh();
}

std::size_t countOf(Fields const& fields) {
    return static_cast<std::size_t>(std::distance(fields.begin(), fields.end()));
}

// Removes the header that only a trusted front may send, or others could pass for any user. Two of them are
// removed even from a front: one may be a client's that it passed on.
void dropForeign(Fields& fields, asio::ip::address const& peer, TrustedFronts const& fronts) {
    if (fronts.header.empty()) return;
    bool const isTrusted =
        std::ranges::any_of(fronts.networks, [&](Network const& network) { return network.contains(peer); });
    if (!isTrusted || fields.count(fronts.header) > 1) fields.erase(fronts.header);
}

Response badRequest(std::string_view message) {
    return errorResponse(400, "bad_request", message);
}

// Called from another thread; it consumes nothing.
bool isClosedByPeer(int descriptor) {
    char byte = 0;
    return ::recv(descriptor, &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0;
}

} // namespace

Peer::Peer(Socket& socket) : descriptor{socket.native_handle()} {
    boost::system::error_code problem;
    address = sourceOf(socket.remote_endpoint(problem).address(), "", {});
    text = address.to_string();
    network = networkNameOf(address);
}

ReceivedRequest::ReceivedRequest(Peer const& peer, std::string id) : peer_{peer}, id_{std::move(id)} {
    static Fields const noFields;
    request_.id = id_;
    request_.source = peer_.text;
    request_.sourceNetwork = peer_.network;
    request_.rawPath = "-";
    request_.fields = &noFields;
}

std::optional<Response> ReceivedRequest::takeHead(std::string_view block, TrustedFronts const& fronts) {
    if (auto const refusal = checkHead(block))
        return errorResponse(refusal->status, refusal->code, refusal->message);
    parser_.emplace();
    parser_->header_limit(kHeadLimit + 1024);
    parser_->body_limit(boost::none); // see limitBody()
    parser_->eager(true);
    beast::error_code problem;
    parser_->put(asio::buffer(block.data(), block.size()), problem);
    if (problem && problem != beast::http::error::need_more) {
        parser_.reset();
        return badRequest("The request is malformed.");
    }

    dropForeign(parser_->get(), peer_.address, fronts);
    auto const& message = parser_->get();
    headFields_ = countOf(message);
    trace_ = traceOf(message);
    request_.method = message.method();
    auto const [path, query] = splitTarget(viewOf(message.target()));
    request_.rawPath = path;
    request_.query = query;
    request_.path = path;
    request_.fields = &message;
    if (!fronts.networks.empty()) {
        auto const source = sourceOf(peer_.address, joined(message, "X-Forwarded-For"), fronts.networks);
        request_.source = source_ = source.to_string();
        request_.sourceNetwork = sourceNetwork_ = networkNameOf(source);
    }
    if (path.find('%') == std::string_view::npos) return std::nullopt;
    auto decoded = percentDecoded(path);
    if (!decoded) return errorResponse(400, "bad_target", "The request's address is malformed.");
    request_.path = decodedPath_ = std::move(*decoded);
    return std::nullopt;
}

std::optional<Response> ReceivedRequest::takeBody(Buffer& arrived, Error const& tooLarge) {
    while (!parser_->is_done()) {
        if (arrived.size() == 0) return std::nullopt;
        beast::error_code problem;
        auto const used = parser_->put(arrived.data(), problem);
        arrived.consume(used);
        bodyBytes_ += used;
        // The parser reads chunk sizes, their extensions and trailers as a whole: endless ones would fill the
        // memory.
        if (problem == beast::http::error::need_more && arrived.size() <= kHeadLimit) return std::nullopt;
        if (problem == beast::http::error::body_limit) {
            auto const& form = parser_->get().body().form;
            return errorResponse(form && form->refusal() ? *form->refusal() : tooLarge);
        }
        if (problem) return badRequest("The request's body is malformed.");
    }
    // Trailer fields after a chunked body would be taken for checked headers.
    if (countOf(parser_->get()) != headFields_) return badRequest("Trailer fields are not accepted.");
    return std::nullopt;
}

void ReceivedRequest::receiveForm(std::unique_ptr<FormReceiver> form) {
    if (form) form->askWhetherLeft([socket = peer_.descriptor] { return isClosedByPeer(socket); });
    parser_->get().body().form = std::move(form);
}

std::optional<std::size_t> ReceivedRequest::length() const {
    auto const stated = parser_ ? parser_->content_length() : boost::none;
    return stated ? std::optional{static_cast<std::size_t>(*stated)} : std::nullopt;
}

void ReceivedRequest::attachBody() {
    if (!parser_) return;
    auto const& body = parser_->get().body();
    request_.body = body.text;
    request_.form = body.form.get();
}

} // namespace wheelwright::http
