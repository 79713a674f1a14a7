import { mirrorCommand } from './mirror-command'
import { runCommand } from './run-command'

await runCommand(mirrorCommand)
