#pragma once
#include "http/request.hpp"
#include "http/response.hpp"
#include <boost/json/object.hpp>
#include <functional>
#include <string>
#include <vector>

namespace wheelwright::bridges {

// What an assistant may call. `run` gets the arguments and answers like the call of the API that it stands
// for.
struct McpTool {
    std::string name;
    std::string title;
    std::string description;
    std::string input; // a JSON Schema
    bool isReadOnly = false;
    std::function<http::Response(http::Request const&, boost::json::object const& arguments)> run;
};

// The Model Context Protocol over one POST route, without sessions: the stateless revision, which each
// request names in its `_meta`, and the revisions before it, which open with `initialize`.
class Mcp {
public:
    explicit Mcp(std::vector<McpTool> tools) : tools_{std::move(tools)} {}

    http::Response answer(http::Request const& request) const;

private:
    std::vector<McpTool> const tools_; // listed in this order
};

} // namespace wheelwright::bridges
