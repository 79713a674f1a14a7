// `npm run inspect -- <address|signature>`: what Sextant knows of it, and how it decodes.
import { runCommandLine } from './lib/command.mjs'

await runCommandLine('inspect')
