// `npm run inspect -- <address|signature>`: prints what the store contains about it, and how it decodes.
import { runCommandLine } from './lib/command.mjs'

await runCommandLine('inspect')
