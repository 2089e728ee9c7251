#include "bridges/mcp.hpp"
#include "base/json.hpp"
#include <algorithm>
#include <array>
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace wheelwright::bridges {
namespace {

namespace json = boost::json;
using http::Request;
using http::Response;

constexpr std::string_view kStateless = "2026-07-28";
// A client that asks for an unknown version gets the first one.
constexpr std::array<std::string_view, 3> kEarlier{"2025-11-25", "2025-06-18", "2025-03-26"};
constexpr std::string_view kMeta = "io.modelcontextprotocol/";
constexpr std::int64_t kListKept = 300'000; // milliseconds
constexpr std::string_view kInstructions =
    "Wheelwright draws winners that anyone can verify: each draw has a receipt. Give people the receipt's "
    "address. For a list, use pick. For saved wheels, the user needs an API token.";

constexpr int kParseError = -32700;
constexpr int kInvalidRequest = -32600;
constexpr int kNoSuchMethod = -32601;
constexpr int kInvalidParams = -32602;
constexpr int kHeaderMismatch = -32020;
constexpr int kUnknownVersion = -32022;

struct Problem {
    unsigned status;
    int code;
    std::string message;
    json::object data = {};
};

// One message as its sender means it.
struct Asked {
    json::value id; // null: a notification
    std::string method;
    json::object params;
    bool isStateless = false;
};

Response problemResponse(json::value const& id, Problem const& problem) {
    json::object error{{"code", problem.code}, {"message", problem.message}};
    if (!problem.data.empty()) error["data"] = problem.data;
    return http::jsonResponse(problem.status, {{"jsonrpc", "2.0"}, {"id", id}, {"error", std::move(error)}});
}

json::array supportedVersions() {
    json::array versions{kStateless};
    for (auto const version : kEarlier)
        versions.emplace_back(version);
    return versions;
}

bool isKnown(std::string_view version) {
    return version == kStateless || std::ranges::find(kEarlier, version) != kEarlier.end();
}

json::object serverInfo() {
    return {{"name", "wheelwright"}, {"title", "Wheelwright"}, {"version", WHEELWRIGHT_VERSION}};
}

// The headers, which proxies use for routing, must match the body.
std::optional<Problem> disagreement(Request const& request, Asked const& asked) {
    auto const inHeader = request.header("MCP-Protocol-Version");
    if (!inHeader.empty() && !isKnown(inHeader))
        return Problem{400,
                       kUnknownVersion,
                       "This server doesn't know this version of the protocol.",
                       {{"supported", supportedVersions()}}};
    auto const* const meta = partAt(asked.params, "_meta");
    auto const inBody = meta == nullptr ? "" : textAt(*meta, std::string{kMeta} + "protocolVersion");
    if (inBody.empty()) return std::nullopt;
    if (!isKnown(inBody))
        return Problem{400,
                       kUnknownVersion,
                       "This server doesn't know this version of the protocol.",
                       {{"supported", supportedVersions()}}};
    bool const isToolCall = asked.method == "tools/call";
    if (inHeader != inBody || request.header("Mcp-Method") != asked.method ||
        (isToolCall && request.header("Mcp-Name") != textAt(asked.params, "name")))
        return Problem{400, kHeaderMismatch,
                       "The headers MCP-Protocol-Version, Mcp-Method and Mcp-Name must match the body."};
    return std::nullopt;
}

json::object initialized(json::object const& params) {
    auto const asked = textAt(params, "protocolVersion");
    auto const isOne = std::ranges::find(kEarlier, asked) != kEarlier.end();
    return {{"protocolVersion", isOne ? asked : kEarlier.front()},
            {"capabilities", {{"tools", json::object{}}}},
            {"serverInfo", serverInfo()},
            {"instructions", kInstructions}};
}

json::object discovered() {
    return {{"supportedVersions", supportedVersions()},
            {"capabilities", {{"tools", json::object{}}}},
            {"instructions", kInstructions},
            {"ttlMs", kListKept},
            {"cacheScope", "public"},
            {"_meta", {{std::string{kMeta} + "serverInfo", serverInfo()}}}};
}

json::object listed(std::vector<McpTool> const& tools, bool isStateless) {
    json::array list;
    for (auto const& tool : tools)
        list.push_back({{"name", tool.name},
                        {"title", tool.title},
                        {"description", tool.description},
                        {"inputSchema", json::parse(tool.input)},
                        {"annotations", {{"readOnlyHint", tool.isReadOnly}, {"openWorldHint", false}}}});
    json::object result{{"tools", std::move(list)}};
    if (isStateless) {
        result["ttlMs"] = kListKept;
        result["cacheScope"] = "public";
    }
    return result;
}

// A refusal is a result too: the assistant reads its sentence and asks its user.
json::object resultOf(Response const& response) {
    boost::system::error_code broken;
    auto const content = json::parse(response.content(), broken);
    auto answer = !broken && content.is_object() ? content.get_object() : json::object{};
    bool const isError = response.status >= 300;
    auto const text = isError ? std::string{textAt(answer, "message")} : json::serialize(answer);
    json::object result{{"content", json::array{{{"type", "text"}, {"text", text}}}}, {"isError", isError}};
    if (!isError) result["structuredContent"] = std::move(answer);
    return result;
}

Asked askedIn(json::object const& message) {
    Asked asked{.id = nullptr, .method = std::string{textAt(message, "method")}, .params = {}};
    if (auto const* const id = message.if_contains("id")) asked.id = *id;
    if (auto const* const params = partAt(message, "params")) asked.params = *params;
    auto const* const meta = partAt(asked.params, "_meta");
    asked.isStateless =
        meta != nullptr && textAt(*meta, std::string{kMeta} + "protocolVersion") == kStateless;
    return asked;
}

} // namespace

Response Mcp::answer(Request const& request) const {
    boost::system::error_code broken;
    auto const message = json::parse(request.body, broken);
    if (broken) return problemResponse(nullptr, {400, kParseError, "The body must be JSON."});
    if (!message.is_object() || textAt(message.get_object(), "jsonrpc") != "2.0")
        return problemResponse(nullptr, {400, kInvalidRequest, "The body must be one JSON-RPC 2.0 message."});
    auto const asked = askedIn(message.get_object());
    if (auto const problem = disagreement(request, asked)) return problemResponse(asked.id, *problem);
    if (asked.id.is_null()) return http::emptyResponse(202);
    json::object result;
    if (asked.method == "initialize") {
        result = initialized(asked.params);
    } else if (asked.method == "ping") {
        result = {};
    } else if (asked.method == "server/discover") {
        result = discovered();
    } else if (asked.method == "tools/list") {
        result = listed(tools_, asked.isStateless);
    } else if (asked.method == "tools/call") {
        auto const tool = std::ranges::find(tools_, textAt(asked.params, "name"), &McpTool::name);
        if (tool == tools_.end())
            return problemResponse(asked.id, {asked.isStateless ? 400U : 200U, kInvalidParams,
                                              "There is no tool with this name."});
        auto const* const arguments = partAt(asked.params, "arguments");
        result = resultOf(tool->run(request, arguments == nullptr ? json::object{} : *arguments));
    } else {
        return problemResponse(asked.id,
                               {asked.isStateless ? 404U : 200U, kNoSuchMethod, "There is no such method."});
    }
    if (asked.isStateless) result["resultType"] = "complete";
    return http::jsonResponse(200, {{"jsonrpc", "2.0"}, {"id", asked.id}, {"result", std::move(result)}});
}

} // namespace wheelwright::bridges
