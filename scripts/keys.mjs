// `npm run keys -- create --plan pro`: keys of the API: create, list, revoke.
import { runCommandLine } from './lib/command.mjs'

await runCommandLine('keys')
