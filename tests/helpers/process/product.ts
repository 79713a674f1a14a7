import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { onTestFinished } from 'vitest'

/**
 * Bundles the process entry in the same way as `npm start`. The bundle must be inside the repository, since
 * the program looks for its files relative to itself.
 */
export async function bundleProduct(): Promise<string> {
  const outdir = resolve(`build-test/${process.pid}`)
  await build({
    entryPoints: ['server.ts'],
    outdir,
    splitting: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  })
  return join(outdir, 'server.js')
}

export interface Product {
  readonly child: ChildProcess
  /** URL of the web process. Resolves when the process listens. */
  readonly url: Promise<string>
  /** Exit code of the product, and its output without log lines. */
  readonly ended: Promise<{ readonly code: number | null; readonly said: string }>
}

/** Creates a folder for `DATA_DIR`. The folder is removed after the test. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-test-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/**
 * Starts the product on the fixtures and a free port, optionally in a separate process group or with another
 * Node (path of its program). If the product still runs after the test, it is stopped.
 */
export function startProduct(
  entry: string,
  settings: Readonly<Record<string, string>>,
  { node = process.execPath, ...options }: { readonly detached?: boolean; readonly node?: string } = {},
): Product {
  const child = spawn(node, [entry], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      SIMULATOR_FIXTURES: 'tests/fixtures/chain',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  })
  let said = ''
  const listen = (found: (url: string) => void) => (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n')) {
      if (line !== '' && !line.startsWith('{')) said += `${line}\n`
    }
    const address = /is at (http:\S+)/.exec(said)?.[1]
    if (address !== undefined) found(address)
  }
  const ended = new Promise<{ code: number | null; said: string }>((settle) =>
    child.once('close', (code) => settle({ code, said })),
  )
  const url = new Promise<string>((found, refuse) => {
    child.stdout.on('data', listen(found))
    child.stderr.on('data', listen(found))
    void ended.then(() => refuse(new Error(`it ended without listening: ${said}`)))
  })
  url.catch(() => undefined) // Ignore a rejected URL, because a test that expects the process to exit does not read it
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return { child, url, ended }
}

/** Returns the ids of the processes on this machine whose command line contains all of the given words. */
export function processesWith(...words: readonly string[]): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const line = commandLineOf(pid)
      return words.every((word) => line.includes(word))
    })
    .map(Number)
}

function commandLineOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return '' // the process has ended while its command line was read
  }
}
