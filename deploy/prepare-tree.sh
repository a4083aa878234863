#!/bin/sh
# Makes the image's tree of a copy of the sources, in the folder that this is called in: builds the page, then leaves out
# what only developers need, and the second Node (the base image is one). The Dockerfile calls it, and so does measure-image.ts.
set -eu
npm ci
npm exec --workspace @curta/web -- vite build
npm ci --omit=dev --workspace @curta/server
rm -rf node_modules/node-linux-* node_modules/node-win-* node_modules/.bin/node node_modules/.cache
# The page is built; its sources and packages are not asked for again.
rm -rf web/src web/public
# Map files, documents and tests of packages.
find node_modules -type f \( -name "*.map" -o -name "*.md" -o -name "*.d.ts" -o -name "*.d.mts" -o -name "*.d.cts" \) -delete
# Captions are drawn with the woff2 files.
find node_modules/@fontsource -name "*.woff" -delete
find client contract server studio -name '*.test.ts' -delete
rm -rf server/bench server/chaos server/security server/testing studio/bench studio/testing studio/kernels
# WebRTC, an optional part of node-av that nothing here uses.
rm -rf node_modules/werift* node_modules/mediabunny node_modules/mp4box
