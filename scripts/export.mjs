// `npm run export -- sextant.backup`: writes the whole store to one file. Sextant may be running.
import { runCommandLine } from './lib/command.mjs'

await runCommandLine('export')
