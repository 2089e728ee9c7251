#pragma once
#include "base/languages.hpp"
#include "pictures/picture_maker.hpp"
#include "wheels/palettes.hpp"
#include <boost/json/object.hpp>

namespace wheelwright::wheels {

using pictures::PictureMaker;
using pictures::WheelPicture;

// The data of a wheel that its preview picture shows. The words on hub and button are in the language.
WheelPicture pictureOf(boost::json::object const& wheel, Palettes const& palettes,
                       Language const& language = kDefaultLanguage);

} // namespace wheelwright::wheels
