// `npm run dev`: the product with hot reload. Pages and styles reload in place through Vite; a change of the server's code restarts it.
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleOptions } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/run.mjs'

await ensureInstalled()
const { context } = await import('esbuild')

// Outside of build/, so that the build that `npm start` serves stays whole.
const outfile = 'build-dev/server.js'
let running
let content
let endingSinceMs
/** A signal that follows so soon is the same one: a process group has it, and npm passes it on. */
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
  // As a child with a channel it ends when we are gone. Its own process group keeps from it what a terminal or `kill` sends to ours (see `stop`).
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
  // Not by SIGTERM: a second Vite inside Remix's plugin ends the process at once on it, before the database has been stopped.
  // One that is just dying can't be told any more: its end is what we wait for.
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
