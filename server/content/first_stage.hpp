#pragma once
#include "content/stage_picture.hpp"
#include <string_view>

// What visitors see until the page's program has started: the frame of the page and a picture of a wheel. The
// built page has the first sample wheel there, between marks.
namespace wheelwright::content {

// The page for a place without a wheel.
std::string withoutStage(std::string_view builtPage);

struct StageWheel {
    std::string name;
    std::string description;
    pictures::WheelPicture picture;
    std::vector<ScreenLabels> labels;
};

// The page with another wheel on the stage.
std::string withStage(std::string_view builtPage, StageWheel const& wheel);

// The files that the page names in its head, as the value of a Link header: a server in front can send them
// as 103 Early Hints. The text files only if the visitor surely gets the page in this language.
std::string preloadLinks(std::string_view builtPage, bool withTexts);

} // namespace wheelwright::content
