# The Debian packages: ./package builds them, ./test package installs them into a bare Debian 12.
# Destinations are relative to /, so that none of them depends on CMAKE_INSTALL_PREFIX.
set(PACKAGE_FOLDER ${CMAKE_CURRENT_LIST_DIR})
set(REPOSITORY ${PACKAGE_FOLDER}/../..)
set(DOCS usr/share/doc/wheelwright)

# Two packages: the service, and the decoders and fonts that it does without.
set(MEDIA_DOCS usr/share/doc/wheelwright-media)

install(TARGETS wheelwright DESTINATION usr/bin COMPONENT service)
install(TARGETS wheelwright-media DESTINATION usr/libexec/wheelwright COMPONENT media)
install(DIRECTORY ${WHEELWRIGHT_OUT}/web ${REPOSITORY}/content DESTINATION usr/share/wheelwright COMPONENT service
  # The built-in sounds are rendered from these; the server never reads them.
  PATTERN content/sounds/samples EXCLUDE
  PATTERN content/sounds/scores EXCLUDE)
install(FILES ${REPOSITORY}/deploy/wheelwright.service DESTINATION lib/systemd/system COMPONENT service)
install(FILES ${PACKAGE_FOLDER}/service.env DESTINATION usr/share/wheelwright COMPONENT service)
# Secrets are written into it, so only root and the service's group may read it. postinst sets the group.
install(FILES ${PACKAGE_FOLDER}/wheelwright.env DESTINATION etc/wheelwright COMPONENT service
  PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ)
install(FILES ${PACKAGE_FOLDER}/copyright ${REPOSITORY}/THIRD_PARTY.md ${REPOSITORY}/docs/settings.md
  ${REPOSITORY}/deploy/.env.example DESTINATION ${DOCS} COMPONENT service)
install(FILES ${PACKAGE_FOLDER}/copyright DESTINATION ${MEDIA_DOCS} COMPONENT media)
# What alerts and the man page lead to.
install(DIRECTORY ${REPOSITORY}/docs/howto ${REPOSITORY}/docs/runbooks DESTINATION ${DOCS} COMPONENT service
  FILES_MATCHING PATTERN "*.md"
  PATTERN receipts EXCLUDE
  PATTERN verify-a-draw EXCLUDE)
install(FILES ${PACKAGE_FOLDER}/lintian-overrides DESTINATION usr/share/lintian/overrides COMPONENT service
  RENAME wheelwright)
# Debian wants these compressed. -n keeps the time out of the file: the same sources make the same package.
install(FILES ${PACKAGE_FOLDER}/changelog DESTINATION ${DOCS} COMPONENT service)
install(FILES ${PACKAGE_FOLDER}/changelog DESTINATION ${MEDIA_DOCS} COMPONENT media)
install(FILES ${PACKAGE_FOLDER}/wheelwright.1 DESTINATION usr/share/man/man1 COMPONENT service)
function(compress component)
  list(TRANSFORM ARGN PREPEND "\${root}/" OUTPUT_VARIABLE files)
  list(JOIN files "\" \"" files)
  install(CODE "
    set(root \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}\")
    execute_process(COMMAND gzip -9nf \"${files}\" COMMAND_ERROR_IS_FATAL ANY)" COMPONENT ${component})
endfunction()
compress(service ${DOCS}/changelog usr/share/man/man1/wheelwright.1)
compress(media ${MEDIA_DOCS}/changelog)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME wheelwright)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "Wheelwright maintainers <wheelwright@example.org>")
set(CPACK_COMPONENTS_ALL service media)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_SERVICE_PACKAGE_NAME wheelwright)
set(CPACK_DEBIAN_MEDIA_PACKAGE_NAME wheelwright-media)
set(CPACK_DEBIAN_SERVICE_DESCRIPTION
"spinning-wheel picker with fair, verifiable draws
Wheelwright serves a web page with a spinning wheel that picks one of the
choices written on it. Each pick comes from a cryptographic source of chance.
Official draws have receipts that anyone can verify, and live rooms show a
spin on many screens at once.
.
The service listens on 127.0.0.1:8080 and stores its data in
/var/lib/wheelwright. Settings are in /etc/wheelwright/wheelwright.env.")
set(CPACK_DEBIAN_MEDIA_DESCRIPTION
"decoders and fonts for Wheelwright
With this package people can upload pictures and sounds to a Wheelwright
server, and preview pictures of wheels show emoji and the letters of all
scripts. The server works without it: it refuses uploads with a sentence.")
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /)
# Folders get these permissions whatever the builder's umask is.
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION web)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# What no program names: the maintainer scripts' tools, authorities for TLS, letters for preview pictures.
set(CPACK_DEBIAN_SERVICE_PACKAGE_DEPENDS "adduser, ca-certificates, fonts-dejavu-core")
set(CPACK_DEBIAN_SERVICE_PACKAGE_RECOMMENDS "wheelwright-media")
# A server doesn't run beside an older decoder.
set(CPACK_DEBIAN_SERVICE_PACKAGE_BREAKS "wheelwright-media (<< ${PROJECT_VERSION})")
set(CPACK_DEBIAN_MEDIA_PACKAGE_DEPENDS "fonts-droid-fallback, fonts-noto-core, fonts-noto-color-emoji")
set(CPACK_DEBIAN_MEDIA_PACKAGE_ENHANCES "wheelwright")
# The decoder was in the other package before.
set(CPACK_DEBIAN_MEDIA_PACKAGE_BREAKS "wheelwright (<< ${PROJECT_VERSION})")
set(CPACK_DEBIAN_MEDIA_PACKAGE_REPLACES "wheelwright (<= ${PROJECT_VERSION})")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_SERVICE_PACKAGE_CONTROL_EXTRA
  ${PACKAGE_FOLDER}/conffiles ${PACKAGE_FOLDER}/postinst ${PACKAGE_FOLDER}/prerm ${PACKAGE_FOLDER}/postrm)
include(CPack)
