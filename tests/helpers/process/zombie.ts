import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, onTestFinished } from 'vitest'

/**
 * Starts a program whose parent never waits for it, as in a container without an init process. If the program
 * is killed, it remains a zombie until the test ends. Resolves with the id of its process.
 */
export async function spawnUnwaited(
  command: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly uid?: number; readonly gid?: number } = {},
): Promise<number> {
  // The shell starts the program and then replaces itself with `sleep`, which does not wait for child
  // processes.
  const script = '"$0" "$@" >/dev/null 2>&1 & echo $!; exec sleep 300'
  const parent = spawn('sh', ['-c', script, command, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options,
  })
  onTestFinished(() => void parent.kill('SIGKILL'))
  const pid = await new Promise<number>((resolve) =>
    parent.stdout.once('data', (line: Buffer) => resolve(Number(line))),
  )
  await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n')
  return pid
}

/** Kills a process started by `spawnUnwaited` and waits until it is a zombie. */
export async function makeZombie(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), { timeout: 10_000 }).toMatch(/\) Z /)
}
