import { inspectCommand } from './inspect-command'
import { runCommand } from './run-command'

await runCommand(inspectCommand)
