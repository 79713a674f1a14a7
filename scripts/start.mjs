// `npm start`: installs and builds what a fresh clone needs, then runs Sextant in this process.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { nodeWarning } from './lib/node-version.mjs'
import { root } from './lib/run.mjs'

process.chdir(root)
await ensureInstalled()
const warning = nodeWarning(process.version)
if (warning) console.warn(warning)
await ensureBuilt()
process.env.NODE_ENV ??= 'production'
await import('../build/server.js')
