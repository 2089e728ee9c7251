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
constexpr std::string_view kThemeOfSentences = "default";
constexpr std::string_view kPaletteOfSentences = "Fairground";
constexpr std::string_view kEffectOfSentences = "confetti";

json::object nameOf(IdeaTopic const& topic, std::size_t language) {
    return {{"id", topic.id}, {"name", topic.names[language]}};
}

void sayProgress(Request const& request, std::size_t choices, std::size_t of) {
    if (request.events != nullptr)
        request.events->say("progress", json::serialize(json::object{{"choices", choices}, {"of", of}}));
}

json::array namesOf(std::vector<IdeaTopic const*> const& topics, std::size_t from, std::size_t language) {
    json::array names;
    for (auto place = from; place < std::min(topics.size(), kMostTopics); ++place)
        names.push_back(nameOf(*topics[place], language));
    return names;
}

// Names the nearest topics, so that the visitor can take one of them.
Response noIdea(std::vector<IdeaTopic const*> const& near, std::size_t language) {
    return http::jsonResponse(
        http::statusOf(Fault::NotFound),
        {{"success", false},
         {"code", "no_idea"},
         {"message", "No built-in idea fits. Try other words, such as dinner or animals."},
         {"nearTopics", namesOf(near, 0, language)}});
}

std::string_view nameOf(Reading::Kind kind) {
    switch (kind) {
        case Reading::Kind::Nothing: return "nothing";
        case Reading::Kind::Hostile: return "nothing";
        case Reading::Kind::TooMany: return "tooMany";
        case Reading::Kind::List: return "list";
        case Reading::Kind::Sequence: return "sequence";
        case Reading::Kind::Set: return "set";
    }
    std::abort(); // a new Kind fails the build above
}

Response tooManyChoices(std::uint64_t count) {
    constexpr std::uint64_t kExact = 1'000'000'000'000'000; // the reader counts no further
    return http::errorResponse(Error{Fault::Invalid, "too_many_choices",
                                     std::string{"That would be "} + (count > kExact ? "more than " : "") +
                                         std::to_string(std::min(count, kExact)) +
                                         " choices. A sentence can ask for at most " +
                                         std::to_string(kMostChoicesRead) + "."});
}

// A wheel of what the sentence itself says: its list, sequence or set.
Response fromSentence(Ideas& ideas, Reading const& reading, Request const& request) {
    ideas.counts.wheel("sentence", "made");
    WheelPlan const plan{.name = reading.name,
                         .choices = reading.choices,
                         .theme = std::string{kThemeOfSentences},
                         .palette = std::string{kPaletteOfSentences},
                         .effect = std::string{kEffectOfSentences}};
    sayProgress(request, plan.choices.size(), plan.choices.size());
    return http::jsonResponse(200, {{"success", true},
                                    {"source", "sentence"},
                                    {"reading", nameOf(reading.kind)},
                                    {"wheel", wheelOf(plan, ideas.palettes, ideas.clock.now())}});
}

// A topic gives as many choices as wanted, a set all of them.
Response fromTopics(Ideas& ideas, WheelWish const& wish, std::vector<IdeaTopic const*> const& topics,
                    Request const& request) {
    ideas.counts.wheel("ideas", "made");
    auto const& topic = *topics.front();
    auto const asked = wish.count == kUsualChoices ? ideas.library().countIn(wish.prompt, wish.language)
                                                   : std::optional<std::size_t>{};
    auto const count = ideas.library().isSet(topic) ? kAllChoices : asked.value_or(wish.count);
    auto const plan = planOf(topic, wish.language, count);
    sayProgress(request, plan.choices.size(), plan.choices.size());
    return http::jsonResponse(200, {{"success", true},
                                    {"source", "ideas"},
                                    {"wheel", wheelOf(plan, ideas.palettes, ideas.clock.now())},
                                    {"topic", nameOf(topic, wish.language)},
                                    {"otherTopics", namesOf(topics, 1, wish.language)}});
}

Response fromLibrary(Ideas& ideas, WheelWish const& wish, Request const& request) {
    auto found = ideas.library().find(wish.prompt, wish.language, kMostTopics);
    if (!wish.topic.empty()) {
        auto const* const chosen = ideas.library().byId(wish.topic);
        std::erase(found.fitting, chosen);
        if (chosen == nullptr)
            found.fitting.clear();
        else
            found.fitting.insert(found.fitting.begin(), chosen);
    }
    if (!found.fitting.empty()) return fromTopics(ideas, wish, found.fitting, request);
    ideas.counts.wheel("ideas", "no_idea");
    return noIdea(found.near, wish.language);
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

// What the sentence itself says. Nothing if the request asks for the library: the way out of a wrong reading.
Reading readingFor(Ideas& ideas, WheelWish const& wish) {
    if (!wish.fromLibrary) return ideas.library().read(wish.lines, wish.language);
    bool const isHostile = wish.topic.empty() && ideas.library().isHostile(wish.lines, wish.language);
    return {.kind = isHostile ? Reading::Kind::Hostile : Reading::Kind::Nothing, .name = {}, .choices = {}};
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

Response readSentence(Ideas& ideas, std::optional<http::Caller> const& /*caller*/, Request const& request) {
    auto const wish = http::readBody(request, readWish, ideas.rules.longestPrompt);
    if (!wish) return http::errorResponse(wish.error());
    auto const reading = ideas.library().read(wish->lines, wish->language);
    json::object answer{{"success", true}, {"reading", nameOf(reading.kind)}, {"topics", json::array{}}};
    if (reading.count > 0) answer["count"] = reading.count;
    if (!reading.choices.empty()) {
        answer["name"] = reading.name;
        answer["first"] = reading.choices.front().text;
        answer["last"] = reading.choices.back().text;
    }
    if (reading.kind != Reading::Kind::Nothing) return http::jsonResponse(200, answer);
    auto const found = ideas.library().find(wish->prompt, wish->language, kMostTopics);
    if (!found.fitting.empty()) answer["reading"] = "ideas";
    answer["topics"] = namesOf(found.fitting.empty() ? found.near : found.fitting, 0, wish->language);
    return http::jsonResponse(200, answer);
}

// The sentence itself comes first: its list, sequence or set is exact, at once and free. With a model set up,
// guests still get wheels from the library.
Response createWheel(Ideas& ideas, std::optional<http::Caller> const& caller, Request const& request) {
    auto const wish = http::readBody(request, readWish, ideas.rules.longestPrompt);
    if (!wish) return http::errorResponse(wish.error());
    auto const reading = readingFor(ideas, *wish);
    switch (reading.kind) {
        case Reading::Kind::Hostile: ideas.counts.wheel("sentence", "no_idea"); return noIdea({}, 0);
        case Reading::Kind::TooMany:
            ideas.counts.wheel("sentence", "too_many_choices");
            return tooManyChoices(reading.count);
        case Reading::Kind::List:
        case Reading::Kind::Sequence:
        case Reading::Kind::Set: return fromSentence(ideas, reading, request);
        case Reading::Kind::Nothing: break;
    }
    bool const asksModel = ideas.model.isOn() && caller && !wish->fromLibrary;
    return asksModel ? fromModel(ideas, caller->userId, *wish, request) : fromLibrary(ideas, *wish, request);
}

} // namespace wheelwright::ideas
