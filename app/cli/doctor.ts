import { readEnvironment } from '~/env.server'
import { failToStart, outliveReaders } from '~/process/run-process'
import { doctorCommand } from './doctor-command'
import { UsageError } from './usage-error'

outliveReaders()
try {
  const print = (line: string) => console.log(line)
  process.exit(
    await doctorCommand({ environment: readEnvironment(), arguments: process.argv.slice(2), print }),
  )
} catch (error) {
  if (!(error instanceof UsageError)) failToStart(error)
  console.error((error as UsageError).message)
  process.exit(2)
}
