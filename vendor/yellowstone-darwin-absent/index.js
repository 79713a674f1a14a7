// Stand-in for @triton-one/yellowstone-grpc-napi-darwin-arm64 0.2.1: the npm registry lacks the builds for
// macOS, and without an entry in the lock file `npm ci` fails. Only tests use the official Geyser client.
throw new Error('The official Geyser client has no build for macOS. Run the tests that use it on Linux.')
