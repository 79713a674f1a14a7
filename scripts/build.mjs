// `npm run build`: pages into build/client and build/server, the process entry into build/server.js.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
await ensureBuilt()
