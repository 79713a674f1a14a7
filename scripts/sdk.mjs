// `npm run sdk`: regenerates the types of the TypeScript client from the API description and packs the
// clients into build/sdk. Run this command after each change of a contract.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle, packSdk } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/run.mjs'

process.chdir(root)
await ensureInstalled()
const outfile = 'build/sdk/make-sdk.mjs'
await bundle('tests/sdk/make-sdk.ts', outfile)
await import(pathToFileURL(join(root, outfile)).href)
await packSdk('build/sdk')
