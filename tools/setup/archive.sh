# Makes an archive of the build that runs where it is unpacked, on any distribution with this machine's glibc or a newer one.

# Letters for preview pictures: the scripts and signs that `wheelwright doctor` asks for.
ARCHIVE_FONTS=(
    dejavu/DejaVuSans.ttf dejavu/DejaVuSans-Bold.ttf droid/DroidSansFallbackFull.ttf noto/NotoColorEmoji.ttf
    noto/NotoSans{Arabic,Devanagari,Hebrew,Thai}-{Regular,Bold}.ttf
)
# What belongs to glibc must be the machine's own.
OF_GLIBC='^(ld-linux.*|lib(c|m|dl|rt|util|anl|pthread|resolv|nss_.*|mvec))\.so'

pack_archive() {
    local folder="$ROOT/build/package" name
    name="wheelwright-$(cat "$ROOT/VERSION")-linux-$(dpkg --print-architecture)"
    mkdir -p "$folder"
    need_disk "$folder" 1000
    PACK_WORK=$(mktemp -d "$folder/work.XXXXXX")
    at_exit remove_pack_work
    quietly "Collecting programs and libraries" lay_out_archive "$PACK_WORK/$name"
    quietly "Compressing" tar --create --file "$PACK_WORK/archive" --use-compress-program 'xz -T0 -6' \
        --sort=name --owner=0 --group=0 --numeric-owner --directory "$PACK_WORK" "$name"
    ARCHIVED="$folder/$name.tar.xz"
    mv "$PACK_WORK/archive" "$ARCHIVED"
    remove_pack_work
}

lay_out_archive() { # folder
    local modules program library
    modules=$(pkg-config --variable=libdir vips)/vips-modules-$(pkg-config --modversion vips | cut -d. -f1,2)
    mkdir -p "$1/bin" "$1/lib/${modules##*/}" "$1/fonts" "$1/licences"
    for program in wheelwright wheelwright-media; do
        strip -o "$1/bin/$program" "$ROOT/build/bin/$program"
        # Of the program and of every library that it loads: a library's own path would be for itself alone.
        patchelf --force-rpath --set-rpath "\$ORIGIN/../lib" "$1/bin/$program"
    done
    cp "$modules/vips-heif.so" "$1/lib/${modules##*/}/" # AVIF
    cp -r "$ROOT/build/web" "$1/web"
    cp -r "$ROOT/content" "$1/content"
    rm -rf "$1/content/sounds/samples" "$1/content/sounds/scores" # the server never reads them
    local files=("${ARCHIVE_FONTS[@]/#//usr/share/fonts/truetype/}")
    while read -r library; do
        [[ ${library##*/} =~ $OF_GLIBC ]] || cp --dereference "$library" "$1/lib/"
        files+=("$(realpath "$library")")
    done < <(ldd "$1/bin/wheelwright" "$1/bin/wheelwright-media" "$modules/vips-heif.so" |
        awk '$3 ~ "^/" { print $3 }' | sort -u)
    (cd /usr/share/fonts/truetype && cp --dereference "${ARCHIVE_FONTS[@]}" "$1/fonts/")
    cp "$ROOT/deploy/archive/fonts.conf" "$1/fonts/"
    cp "$ROOT/deploy/archive/wheelwright" "$ROOT/deploy/archive/README" "$ROOT/VERSION" "$1/"
    cp "$ROOT/deploy/.env.example" "$1/settings.env.example"
    name_licences "$1/licences" "${files[@]}"
}

# Libraries and fonts are Debian's: their licences, with the texts that these refer to, and the versions whose sources
# Debian has.
name_licences() { # folder file …
    local folder=$1 package
    shift
    cp "$ROOT/deploy/package/copyright" "$folder/wheelwright"
    cp "$ROOT/THIRD_PARTY.md" "$folder/"
    cp -rL /usr/share/common-licenses "$folder/"
    # A package may list /lib for what is in /usr/lib; dpkg complains of those that it doesn't know.
    { dpkg-query --search "$@" "${@#/usr}" 2>/dev/null || true; } | sed 's/:.*//' | sort -u | while read -r package; do
        cp --dereference "/usr/share/doc/$package/copyright" "$folder/$package"
        # shellcheck disable=SC2016
        dpkg-query --show --showformat '${Package} ${Version}\n' "$package" | head -n 1
    done >"$folder/packages"
}
