import { importCommand } from './import-command'
import { runCommand } from './run-command'

await runCommand(importCommand)
