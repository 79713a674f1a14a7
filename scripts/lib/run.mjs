import { spawn } from 'node:child_process'
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
