import { exportCommand } from './export-command'
import { runCommand } from './run-command'

await runCommand(exportCommand)
