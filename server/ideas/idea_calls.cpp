#include "ideas/idea_calls.hpp"
#include "http/event_stream.hpp"
#include "http/json_body.hpp"
#include "ideas/wheel_wish.hpp"
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

namespace wheelwright::ideas {
namespace {

namespace json = boost::json;
using http::Request;
using http::Response;

constexpr std::size_t kMostTopics = 6; // the topic of the wheel and other matches

json::object nameOf(IdeaTopic const& topic, std::size_t language) {
    return {{"id", topic.id}, {"name", topic.texts[language].name}};
}

std::vector<IdeaTopic const*> topicsFor(IdeaLibrary const& library, WheelWish const& wish) {
    auto found = library.find(wish.prompt, wish.language, kMostTopics);
    if (wish.topic.empty()) return found;
    auto const* const chosen = library.byId(wish.topic);
    if (chosen == nullptr) return {};
    std::erase(found, chosen);
    found.insert(found.begin(), chosen);
    return found;
}

void sayProgress(Request const& request, std::size_t choices, std::size_t of) {
    if (request.events != nullptr)
        request.events->say("progress", json::serialize(json::object{{"choices", choices}, {"of", of}}));
}

Response fromLibrary(Ideas& ideas, WheelWish const& wish, Request const& request) {
    auto const topics = topicsFor(ideas.library(), wish);
    ideas.counts.wheel("ideas", topics.empty() ? "no_idea" : "made");
    if (topics.empty())
        return http::errorResponse(
            Error{Fault::NotFound, "no_idea",
                  "The built-in ideas have nothing that fits. Try other words, such as dinner or animals."});
    auto const& topic = *topics.front();
    auto const plan = planOf(topic, wish.language, wish.count);
    sayProgress(request, plan.choices.size(), plan.choices.size());
    json::array others;
    for (std::size_t place = 1; place < std::min(topics.size(), kMostTopics); ++place)
        others.push_back(nameOf(*topics[place], wish.language));
    return http::jsonResponse(200, {{"success", true},
                                    {"source", "ideas"},
                                    {"wheel", wheelOf(plan, ideas.palettes, ideas.clock.now())},
                                    {"topic", nameOf(topic, wish.language)},
                                    {"otherTopics", std::move(others)}});
}

Response fromModel(Ideas& ideas, UserId const& userId, WheelWish const& wish, Request const& request) {
    Model::Listener const listener{
        [&](std::size_t choices) { sayProgress(request, std::min(choices, wish.count), wish.count); },
        [&] { return request.events != nullptr && request.events->isCancelled(); }};
    auto const made = ideas.modelWheels.make(userId, wish, listener);
    if (!made) return http::errorResponse(made.error());
    return http::jsonResponse(200, {{"success", true},
                                    {"source", "model"},
                                    {"wheel", wheelOf(made->plan, ideas.palettes, ideas.clock.now())},
                                    {"credits", made->creditsLeft}});
}

} // namespace

Response getOffer(Ideas& ideas, std::optional<http::Caller> const& caller) {
    json::object offer{{"success", true},
                       {"model", ideas.model.isOn()},
                       {"longestPrompt", ideas.rules.longestPrompt},
                       {"fewestChoices", kFewestChoices},
                       {"mostChoices", kMostChoices},
                       {"usualChoices", kUsualChoices}};
    if (caller) offer["credits"] = ideas.modelWheels.creditsOf(caller->userId);
    return http::jsonResponse(200, offer);
}

// With a model set up, guests still get wheels from the library.
Response createWheel(Ideas& ideas, std::optional<http::Caller> const& caller, Request const& request) {
    auto const wish = http::readBody(request, readWish, ideas.rules.longestPrompt);
    if (!wish) return http::errorResponse(wish.error());
    bool const asksModel = ideas.model.isOn() && caller && !wish->fromLibrary;
    return asksModel ? fromModel(ideas, caller->userId, *wish, request) : fromLibrary(ideas, *wish, request);
}

} // namespace wheelwright::ideas
