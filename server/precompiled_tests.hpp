#pragma once
#include "precompiled_net.hpp"
#include <gmock/gmock.h>
#include <gtest/gtest.h>
