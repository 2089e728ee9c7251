# A module is a folder of the server and a library of its own. Its CMakeLists.txt says
#   NEEDS      the modules it includes and links,
#   READS      modules of which it includes headers and links nothing,
#   FACE       its headers that other modules may include; * for all of them,
#   LIBRARIES  what it links besides.
# An include that crosses a border nobody declared ends the build with a sentence (check_includes.cmake).
# A module names only modules that come before it, so they can't form a circle.
function(module name)
  cmake_parse_arguments(PARSE_ARGV 1 module "" "PRECOMPILED_BY" "NEEDS;READS;FACE;LIBRARIES")
  foreach(needed IN LISTS module_NEEDS module_READS)
    if(NOT TARGET ${needed})
      message(FATAL_ERROR "The module ${name} needs ${needed}, which doesn't come before it in server/CMakeLists.txt.")
    endif()
  endforeach()
  file(GLOB_RECURSE all_sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  set(sources ${all_sources})
  list(FILTER sources EXCLUDE REGEX "(_test|/main|/compiled_boost)\\.cpp$")
  file(GLOB_RECURSE headers CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.hpp)
  watch_border(${name})
  compile_together(sources ${name} 16)
  add_library(${name} STATIC ${sources})
  add_dependencies(${name} ${name}_border)
  target_link_libraries(${name} PUBLIC build_rules ${module_NEEDS} ${module_LIBRARIES})
  if(module_PRECOMPILED_BY)
    target_precompile_headers(${name} REUSE_FROM ${module_PRECOMPILED_BY})
  endif()
  set_property(GLOBAL APPEND PROPERTY MODULES ${name})
  list(JOIN module_FACE " " face)
  list(JOIN module_NEEDS " " needs)
  list(JOIN module_READS " " reads)
  set_property(GLOBAL APPEND PROPERTY BORDERS "set(NEEDS_${name} ${needs} ${reads})" "set(FACE_${name} ${face})")
endfunction()

# Looks at a module's includes again when one of its files or any border has changed.
function(watch_border name)
  set(looked ${CMAKE_BINARY_DIR}/borders/${name})
  add_custom_command(OUTPUT ${looked}
    COMMAND ${CMAKE_COMMAND} -D MODULE=${name} -D FOLDER=${CMAKE_CURRENT_SOURCE_DIR}
      -D BORDERS=${CMAKE_BINARY_DIR}/borders.cmake -P ${CMAKE_SOURCE_DIR}/cmake/check_includes.cmake
    COMMAND ${CMAKE_COMMAND} -E touch ${looked}
    DEPENDS ${all_sources} ${headers} ${CMAKE_BINARY_DIR}/borders.cmake ${CMAKE_SOURCE_DIR}/cmake/check_includes.cmake
    COMMENT "" VERBATIM)
  add_custom_target(${name}_border DEPENDS ${looked})
endfunction()

# Once every module has said what it needs.
function(write_borders)
  get_property(borders GLOBAL PROPERTY BORDERS)
  list(JOIN borders "\n" text)
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/borders.cmake CONTENT "${text}\n" @ONLY)
  file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/borders)
endfunction()

# Replaces the sources of one module by files that include them, `size` each: parsing Boost and instantiating its templates
# costs more than our own lines. So names in the anonymous namespaces of a module must differ.
# CMake's own unity build writes absolute paths into such files, which ccache cannot match in a second clone.
function(compile_together list name size)
  if(NOT WHEELWRIGHT_UNITY)
    return()
  endif()
  set(count 0)
  set(joined)
  foreach(source IN LISTS ${list})
    math(EXPR group "${count} / ${size}")
    file(RELATIVE_PATH source ${CMAKE_SOURCE_DIR} ${source})
    string(APPEND lines_${group} "#include \"${source}\"\n")
    math(EXPR count "${count} + 1")
    list(APPEND joined ${CMAKE_BINARY_DIR}/joined/${name}_${group}.cpp)
  endforeach()
  list(REMOVE_DUPLICATES joined)
  set(group 0)
  foreach(file IN LISTS joined)
    file(CONFIGURE OUTPUT ${file} CONTENT "${lines_${group}}" @ONLY)
    math(EXPR group "${group} + 1")
  endforeach()
  set(${list} ${joined} PARENT_SCOPE)
endfunction()
