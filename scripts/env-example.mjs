// `npm run env-example`: regenerates .env.example from the schema of the settings and docs/configuration.md.
// Run this command after each change of a setting.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/run.mjs'

process.chdir(root)
await ensureInstalled()
const outfile = 'build/env-example/env-example.mjs'
await bundle('app/cli/env-example.ts', outfile)
const { envExample } = await import(pathToFileURL(join(root, outfile)).href)
writeFileSync('.env.example', envExample(readFileSync('docs/configuration.md', 'utf8')))
