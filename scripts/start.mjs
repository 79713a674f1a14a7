// `npm start`: everything that a fresh clone needs, then the product itself, in this very process.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/run.mjs'

process.chdir(root)
await ensureInstalled()
await ensureBuilt()
process.env.NODE_ENV ??= 'production'
await import('../build/server.js')
