import { mkdirSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join } from 'node:path'

/** Folder for CPU profiles. `undefined`: no profiles are wanted. */
const folder = process.env.PROFILES
let session: Session | undefined

/** Starts a CPU profile of this process, if `PROFILES` is set. */
export async function startProfile(): Promise<void> {
  if (folder === undefined || session !== undefined) return
  session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.start')
}

/** Ends the profile and writes it to `<PROFILES>/<name>-<milliseconds>.cpuprofile`. */
export async function endProfile(name: string): Promise<void> {
  if (folder === undefined || session === undefined) return
  const ended = session
  session = undefined
  const { profile } = await ended.post('Profiler.stop')
  ended.disconnect()
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}-${Date.now()}.cpuprofile`), JSON.stringify(profile))
}
