// `npm run inspect -- <address|signature>`: prints what the store contains about an account or transaction,
// and how it is decoded.
import { runCommandLine } from './lib/command.mjs'

await runCommandLine('inspect')
