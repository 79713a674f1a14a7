// `npm run import -- sextant.backup`: restores a backup into an empty store.
import { runCommandLine } from './lib/command.mjs'

await runCommandLine('import')
