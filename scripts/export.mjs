// `npm run export -- sextant.backup`: the whole store as one file, while Sextant runs or not.
import { runCommandLine } from './lib/command.mjs'

await runCommandLine('export')
