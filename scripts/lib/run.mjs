import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The repository's folder, wherever the command was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Runs a program in the repository and resolves with its exit code and, when `capture` is set, what it printed.
 * Output is always shown while it comes.
 */
export function run(command, args, { capture = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
    })
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
      process.stdout.write(chunk)
    })
    child.stderr?.on('data', (chunk) => {
      output += chunk
      process.stderr.write(chunk)
    })
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }))
  })
}

/** Like `run`, but a failure ends this process with the same code. */
export async function runOrExit(command, args, options) {
  const { code } = await run(command, args, options)
  if (code !== 0) process.exit(code)
}

/** A program that npm installed, called through Node itself so that no shell wrapper stands between. */
export function bin(name) {
  return `${root}node_modules/.bin/${name}`
}
