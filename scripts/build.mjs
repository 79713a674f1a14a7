// `npm run build`: builds pages into build/client and build/server, and the process entry into
// build/server.js.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
await ensureBuilt()
