// `npm run check`: what an editor should have said. Types, lint, unit tests and architecture, in under a minute.
import { ensureInstalled } from './lib/install.mjs'
import { bin, runOrExit } from './lib/run.mjs'

await ensureInstalled()
await runOrExit(bin('tsc'), ['--noEmit'])
await runOrExit(bin('biome'), ['check', '--error-on-warnings', '.'])
await runOrExit(bin('vitest'), ['run', '--project', 'architecture', '--project', 'unit'])
