// `npm run export -- sextant.backup`: writes the whole store to one file. Sextant may run at the same time.
import { runCommandLine } from './lib/command.mjs'

await runCommandLine('export')
