// The product for the journeys, in a data folder of its own that is removed when the product has stopped.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'sextant-e2e-'))
const product = spawn(process.execPath, ['scripts/start.mjs'], {
  env: { ...process.env, DATA_DIR: folder },
  stdio: 'inherit',
})

// Playwright's signal reaches the whole group: the product stops by itself, and we wait for it.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => undefined)

// A runner that was killed sends none: whoever has another parent than at first has been left alone.
const runner = process.ppid
setInterval(() => {
  if (process.ppid !== runner) product.kill('SIGTERM')
}, 1_000).unref()

product.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  process.exit(code ?? 1)
})
