import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { shareTurn, turnLock } from './turn.mjs'

/** The repository's folder, wherever the command was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Runs a program in the repository and resolves with its exit code and, when `capture` is set, what it printed.
 * Output is always shown while it comes.
 */
export function run(command, args, { capture = false, env = {}, cwd = root, turn } = {}) {
  return new Promise((resolve, reject) => {
    const output = capture ? 'pipe' : 'inherit'
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output, ...(turn ? ['ipc'] : [])],
    })
    if (turn && child.pid !== undefined) shareTurn(child.pid, turn)
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

/** How long what was told to end may take, milliseconds: the product takes ten seconds at most. */
const endsWithinMs = 12_000

/**
 * Runs a program with all that it starts in a process group of their own, and resolves with its exit code. A signal that ends this process ends the
 * whole group first: the program alone would leave its servers behind.
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

/** Whether there was somebody to signal. */
function signalGroup(group, signal) {
  try {
    process.kill(-group, signal)
    return true
  } catch (error) {
    // macOS refuses to signal a group of which everybody has ended and somebody is not waited for yet.
    if (error.code !== 'ESRCH' && error.code !== 'EPERM') throw error
    return false
  }
}

/** Of a group, who has ended and is waited for by nobody does not count: a container may have nobody who would ever wait. */
function isAnyAlive(group) {
  if (!existsSync('/proc/self/stat')) return signalGroup(group, 0)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => {
      const [state, , of] = fieldsOf(pid)
      return Number(of) === group && !/^[ZXx]/.test(state)
    })
}

/** State, parent and group of a process, and what follows; empty for one that has ended meanwhile. Its name may hold anything. */
function fieldsOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/** Runs a program of Node's that installs or builds: it keeps the turn of this process (`turn.mjs`), and ends with it. */
export function runStep(command, args, { env = {}, lock = turnLock } = {}) {
  const options = [process.env.NODE_OPTIONS, `--import=${new URL('end-with-parent.mjs', import.meta.url)}`]
  return run(command, args, {
    env: { ...env, NODE_OPTIONS: options.filter(Boolean).join(' ') },
    turn: lock,
  })
}

/** Like `runStep`, but a failure ends this process with the same code. */
export async function runStepOrExit(command, args, options) {
  const { code } = await runStep(command, args, options)
  if (code !== 0) process.exit(code)
}

/** A program that npm installed, called through Node itself so that no shell wrapper stands between. */
export function bin(name) {
  return `${root}node_modules/.bin/${name}`
}
