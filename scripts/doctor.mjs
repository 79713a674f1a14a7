// `npm run doctor`: checks the Solana node and the APIs of the settings.
// `npm run doctor -- --replay <folder>`: decodes recorded transactions.
import { runCommandLine } from './lib/command.mjs'

await runCommandLine('doctor')
