// `npm run import -- sextant.backup`: puts a backup into an empty store.
import { runCommandLine } from './lib/command.mjs'

await runCommandLine('import')
