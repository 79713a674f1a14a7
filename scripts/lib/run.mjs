import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { buildLock, shareBuildLock } from './build-lock.mjs'

/** Root folder of the repository, regardless of the current folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Runs a program in the repository and shows its output live. Resolves with its exit code and, if `capture`
 * is set, its output.
 */
export function run(command, args, { capture = false, env = {}, cwd = root, turn } = {}) {
  return new Promise((resolve, reject) => {
    const output = capture ? 'pipe' : 'inherit'
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output, ...(turn ? ['ipc'] : [])],
    })
    if (turn && child.pid !== undefined) shareBuildLock(child.pid, turn)
    let printed = ''
    child.stdout?.on('data', (chunk) => {
      printed += chunk
      process.stdout.write(chunk)
    })
    child.stderr?.on('data', (chunk) => {
      printed += chunk
      process.stderr.write(chunk)
    })
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output: printed }))
  })
}

/**
 * Maximum time between a signal and the end of all programs, milliseconds. Sextant needs ten seconds at most.
 */
const endsWithinMs = 12_000

/**
 * Runs a program in a new process group and resolves with its exit code. If this process receives a signal,
 * it first ends the whole group. If only the program ended, its servers would continue to run.
 */
export function runGroup(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], detached: true })
    let isEnding = false
    const end = async () => {
      if (isEnding || child.pid === undefined) return
      isEnding = true
      signalGroup(child.pid, 'SIGTERM')
      const latestMs = performance.now() + endsWithinMs
      while (performance.now() < latestMs && isAnyAlive(child.pid)) await delay(50)
      signalGroup(child.pid, 'SIGKILL')
      process.exit(1)
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, end)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (isEnding) return
      for (const each of signals) process.off(each, end)
      resolve(code ?? (signal ? 1 : 0))
    })
  })
}

/** Sends a signal to a process group. Returns whether the group has any process. */
function signalGroup(group, signal) {
  try {
    process.kill(-group, signal)
    return true
  } catch (error) {
    // On macOS, signalling a group that contains only zombies fails with EPERM.
    if (error.code !== 'ESRCH' && error.code !== 'EPERM') throw error
    return false
  }
}

/**
 * Returns whether a process of the group is running. Zombies do not count, because in a container they may
 * never be removed.
 */
function isAnyAlive(group) {
  if (!existsSync('/proc/self/stat')) return signalGroup(group, 0)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => {
      const [state, , of] = fieldsOf(pid)
      return Number(of) === group && !/^[ZXx]/.test(state)
    })
}

/**
 * Returns the state, the parent, the group and further fields of a process. Returns an empty list if the
 * process has ended. The fields follow the last parenthesis, because the process name may contain any
 * character.
 */
function fieldsOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/**
 * Runs a Node program that installs or builds. The program shares the lock of this process (`build-lock.mjs`)
 * and ends with this process.
 */
export function runStep(command, args, { env = {}, lock = buildLock } = {}) {
  const options = [process.env.NODE_OPTIONS, `--import=${new URL('end-with-parent.mjs', import.meta.url)}`]
  return run(command, args, {
    env: { ...env, NODE_OPTIONS: options.filter(Boolean).join(' ') },
    turn: lock,
  })
}

/** Runs a program like `runStep`. If the program fails, this process ends with the same exit code. */
export async function runStepOrExit(command, args, options) {
  const { code } = await runStep(command, args, options)
  if (code !== 0) process.exit(code)
}

/** Returns the path of a program that npm installed. */
export function bin(name) {
  return `${root}node_modules/.bin/${name}`
}
