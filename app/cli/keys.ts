import { keysCommand } from './keys-command'
import { runCommand } from './run-command'

await runCommand(keysCommand)
