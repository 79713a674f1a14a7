// `npm run examples`: asks a simulated product for an answer of every endpoint, for the API's description. After each change of an answer.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/run.mjs'

process.chdir(root)
await ensureInstalled()
const outfile = 'build/examples/make-examples.mjs'
await bundle('tests/examples/make-examples.ts', outfile)
await import(pathToFileURL(join(root, outfile)).href)
