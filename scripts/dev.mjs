// `npm run dev`: runs Sextant with hot reload. Vite reloads pages and styles without a restart. A change of
// server code restarts the server.
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleOptions } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/run.mjs'

await ensureInstalled()
const { context } = await import('esbuild')

// The output is outside build/, so that the build for `npm start` stays intact.
const outfile = 'build-dev/server.js'
let running
let content
let endingSinceMs
/**
 * Time within which a second signal counts as a duplicate, milliseconds. Duplicates occur because the process
 * group receives the signal and npm forwards it too.
 */
const echoMs = 1_000

const restart = {
  name: 'restart',
  setup(build) {
    build.onEnd(({ errors }) => {
      if (errors.length > 0) return
      const next = createHash('sha256')
        .update(readFileSync(join(root, outfile)))
        .digest('hex')
      if (next === content) return
      content = next
      void start()
    })
  },
}

const watcher = await context({ ...bundleOptions('server.ts', outfile), plugins: [restart] })
await watcher.watch()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end())

async function start() {
  await stop()
  if (endingSinceMs !== undefined) return
  // The child has an IPC channel, so that it ends when this process ends. It has its own process group, so
  // that it does not receive signals that a terminal or `kill` sends to the group of this process (see
  // `stop`).
  const child = fork(outfile, [], {
    cwd: root,
    detached: true,
    env: { ...process.env, NODE_ENV: 'development' },
    execArgv: ['--enable-source-maps'],
  })
  running = { child, exited: new Promise((resolve) => child.once('exit', resolve)) }
}

async function stop() {
  if (!running) return
  // The child is stopped by a message, not by SIGTERM. On SIGTERM, a second Vite inside Remix's plugin would
  // end the process before the database has stopped. A child that is already exiting cannot receive the
  // message, so this code only waits for its exit.
  if (running.child.connected) running.child.send({ type: 'stop' }, () => undefined)
  await running.exited
  running = undefined
}

async function end() {
  if (endingSinceMs !== undefined) {
    if (performance.now() - endingSinceMs > echoMs) process.exit(1)
    return
  }
  endingSinceMs = performance.now()
  await watcher.dispose()
  await stop()
  process.exit(0)
}
