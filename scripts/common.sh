# Shared by the scripts beside it; sourced, never run.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

fail() {
  printf '%s: %s\n' "${0##*/}" "$1" >&2
  exit 1
}

require_swift() {
  command -v swift >/dev/null ||
    fail "Swift is not installed: get version 6.2 or later from https://www.swift.org/install"
}

# Installs those of these Debian packages that are missing; prints nothing when none is.
install_packages() {
  local missing=() package
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' ||
      missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return
  command -v apt-get >/dev/null || fail "install these first: ${missing[*]}"
  local as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo)
  printf 'installing %s\n' "${missing[*]}" >&2
  "${as_root[@]}" apt-get update -qq >&2
  DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get -o DPkg::Lock::Timeout=300 install -y -qq \
    --no-install-recommends "${missing[@]}" >&2
}

build_packages=(libssl-dev libgnutls28-dev pkg-config)

# Links the C++ library that Swift needs statically, if its archive exists: resolving its symbols
# takes a third of the loader's time at every start.
static_libraries() {
  local archive compiler
  for compiler in clang gcc; do
    archive="$("$compiler" -print-file-name=libstdc++.a 2>/dev/null)" || continue
    [ -f "$archive" ] || continue
    mkdir -p .build/static
    ln -sf "$archive" .build/static/libstdc++.a
    return
  done
}

# Linker options for a quicker start and a smaller file: relative relocations are packed to a
# twentieth of their size, equal functions and ends of texts merged, and unwind tables (2.2 MB), their
# index and what belongs to them left out, as nothing here throws C++ exceptions, and so are remarks of
# compilers, and 64 KB of zeros, which are room for the Swift runtime. This needs LLVM's linker, a part
# of Swift's tools, and glibc 2.36.
packed_relocations() {
  local libc
  libc="$(getconf GNU_LIBC_VERSION 2>/dev/null)" || return 0
  [ "$(printf '%s\n' 'glibc 2.36' "$libc" | sort -V | head -1)" = 'glibc 2.36' ] || return 0
  [ -x "$(dirname "$(readlink -f "$(command -v swift)")")/ld.lld" ] || return 0
  mkdir -p .build/static
  cat >.build/static/without.ld <<'END'
SECTIONS { /DISCARD/ : { *(.eh_frame) *(.gcc_except_table) *(.gcc_except_table.*) } } INSERT AFTER .text;
SECTIONS { /DISCARD/ : { *(.swift_modhash) *(.comment) *(.note.stapsdt) } } INSERT AFTER .text;
SECTIONS { swift5_backtrace (NOLOAD) : { *(swift5_backtrace) } } INSERT AFTER .bss;
END
  echo -Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs \
    -Xlinker -O2 -Xlinker --icf=all -Xlinker --no-eh-frame-hdr -Xlinker -T -Xlinker .build/static/without.ld
}

# Compiler options for a quicker check: the types of dictionaries and sets are made with the
# conformances that the compiler sees, not by searching all those of the program at run time.
direct_metadata=(-Xswiftc -Xfrontend
  -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors)

# The compiler's support library, of which little is used: one file less for the loader.
static_support=(-Xswiftc -Xclang-linker -Xswiftc -static-libgcc)

# Builds the stripped release with the Swift libraries linked statically; its path is in $binary.
# Other programs of the package (build_release PRODUCT) are built the same way: with other options
# the modules that they share with trusteval would be compiled again.
build_release() {
  require_swift
  install_packages "${build_packages[@]}"
  static_libraries
  local product="${1:-trusteval}" packed
  # Without an rpath: libraries come from the system, never from the directory of the program.
  local options=(-c release --static-swift-stdlib --disable-local-rpath --product "$product")
  read -ra packed < <(packed_relocations) || true
  swift build "${options[@]}" "${packed[@]}" "${direct_metadata[@]}" "${static_support[@]}" -Xlinker --strip-all \
    -Xlinker --no-export-dynamic -Xlinker -L.build/static >&2
  binary="$(swift build "${options[@]}" --show-bin-path)/$product"
}

# For the scripts that measure.

# Below the ports that the system gives to clients, whose ended connections keep a port from servers.
free_port() {
  local port
  for port in $(shuf -i 12000-30000 -n 50); do
    if ! (: <"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then
      echo "$port"
      return
    fi
  done
  fail 'found no free port'
}

missed=0
# TEXT MEASURED GOAL UNIT: prints a line, and notes when the goal is not met.
goal() {
  local state=ok
  if ! awk -v measured="$2" -v goal="$3" 'BEGIN { exit !(measured > 0 && measured <= goal) }'; then
    state=MISSED
    missed=$((missed + 1))
  fi
  printf '%-58s %8s %-4s goal %s  %s\n' "$1" "$2" "$4" "$3" "$state"
}

ratio() {
  awk -v left="$1" -v right="$2" 'BEGIN { printf "%.2f", left / right }'
}
