#include "pictures/wheel_picture.hpp"
#include <algorithm>

namespace wheelwright::pictures {
namespace {

constexpr double kWheelRadius = 250;
constexpr double kUnderPointer = 6; // labels keep clear of the pointer's tip
constexpr double kBeyondHub = 5;    // and of the hub

} // namespace

std::size_t WheelPicture::bytes() const {
    auto sum = name.capacity() + scene.capacity() + hubLabel.capacity() + cue.capacity();
    for (auto const& slice : slices)
        sum += sizeof(Slice) + slice.text.capacity();
    return sum;
}

// The rim belongs to the stage: a wheel with a thin border has one too, wide enough for its pegs. The
// border's width makes it wider.
Radii radiiOf(WheelPicture::Look const& look) {
    auto const border = look.rim.width;
    Radii radii;
    radii.rim = kWheelRadius - 1;
    radii.slices = radii.rim - std::max(border, 10 + border / 6);
    radii.hub = look.hubRadius;
    radii.labelEnd = radii.slices - kUnderPointer - look.labelOffset;
    radii.labelStart = std::max(look.hubRadius + look.inner.width + kBeyondHub, look.labelInner);
    return radii;
}

} // namespace wheelwright::pictures
