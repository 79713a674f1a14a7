// Runs the product for the end-to-end tests in a separate data folder, which is removed when the product has
// stopped.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'sextant-e2e-'))
const product = spawn(process.execPath, ['scripts/start.mjs'], {
  env: { ...process.env, DATA_DIR: folder },
  stdio: 'inherit',
})

// Playwright signals the whole process group, so the product receives the signal and stops. This process
// ignores the signal and waits for the product.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => undefined)

// A test runner that was killed sends no signal, but then this process gets another parent.
const runner = process.ppid
setInterval(() => {
  if (process.ppid !== runner) product.kill('SIGTERM')
}, 1_000).unref()

product.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  process.exit(code ?? 1)
})
