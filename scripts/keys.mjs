// `npm run keys -- create --plan pro`: creates, lists and revokes API keys.
import { runCommandLine } from './lib/command.mjs'

await runCommandLine('keys')
