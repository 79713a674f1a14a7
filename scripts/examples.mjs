// `npm run examples`: requests every endpoint of a simulated Sextant and stores the responses as examples for
// the API description. Run this command after each change of a response.

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
