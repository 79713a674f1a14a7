import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { expect, onTestFinished, test } from 'vitest'
import { clockAt } from '../helpers/web/web-context'
import { openServer } from '../helpers/web/web-server'
import { now, seed } from './seed'

const run = promisify(execFile)

async function openSeeded() {
  const server = await openServer({ clock: clockAt(now) })
  await seed(server.writer)
  const env = { ...process.env, SEXTANT_URL: server.origin, SEXTANT_API_KEY: server.keyed['X-API-Key'] }
  return { ...server, env }
}

/** Runs an example of the TypeScript client with the features of Node 20. Returns the printed lines. */
async function runExample(name: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-sdk-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const outfile = join(folder, `${basename(name, '.ts')}.mjs`)
  await build({
    entryPoints: [`sdk/typescript/examples/${name}`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  })
  const { stdout } = await run(process.execPath, [outfile], { env, timeout: 30_000 })
  return stdout.trim().split('\n')
}

test('every example of the TypeScript client runs', async () => {
  const { env } = await openSeeded()
  expect(await runExample('largest-orders.ts', env)).toEqual([
    '3 active DCA orders (simulated, as of 2023-11-14T22:14:50.000Z)',
    'USDC → SOL: $1000.00, 25.0 % done',
    'SOL → USDC: $300.00, 0.0 % done',
    '? → SOL: unknown worth, 0.0 % done',
  ])
  expect(await runExample('every-row.ts', env)).toEqual(['2 open limit orders of 1 wallets'])
  const events = await runExample('follow.ts', env)
  expect(events.filter((line) => line.startsWith('as of slot ')).length).toBeGreaterThan(0)
  expect(await runExample('problems.ts', env)).toEqual([
    expect.stringMatching(/^400 invalid_parameter: /),
    expect.stringMatching(/^ {2}tokenMint must be /),
  ])
})

const python = ['python3', 'python'].find(
  (name) => spawnSync(name, ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0,
)

const runPython = async (code: string, env: NodeJS.ProcessEnv) => {
  const { stdout } = await run(python ?? 'python3', ['-c', code], {
    env: { ...env, PYTHONPATH: 'sdk/python', PYTHONDONTWRITEBYTECODE: '1', PYTHONIOENCODING: 'utf-8' },
    timeout: 30_000,
  })
  return stdout.trim().split('\n')
}

const withPython = test.skipIf(python === undefined)
const where = python === undefined ? ' (skipped: no Python 3.9 or newer here)' : ''

withPython(`the Python client reads answers, all rows and refusals${where}`, async () => {
  const { env, get } = await openSeeded()
  const { content } = await (await get('/api/limit/all?filter=historical&size=250')).json()
  const printed = await runPython(
    `
import os, json
from sextant import Sextant, SextantProblem, SextantUnreachable
s = Sextant(os.environ["SEXTANT_URL"] + "/", os.environ["SEXTANT_API_KEY"])
print(json.dumps(sorted(r["publicKey"] for r in s.rows("/api/limit/all", filter="historical", size=1, fields=["publicKey"]))))
print(json.dumps([r["publicKey"] for r in s.rows("/api/limit/all", filter="historical", size=1, page=2)]))
print(s.get("/api/tokens/{tokenMint}", tokenMint="EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v", volumeType=None)["symbol"])
try: s.get("/api/dca/all", size=0)
except SextantProblem as p: print(p.status, p.code, p.errors[0]["parameter"])
try: Sextant("http://127.0.0.1:9", retries=0).get("/api/usage")
except SextantUnreachable as e: print("unreachable")
`,
    env,
  )
  const keys = content.map((row: { publicKey: string }) => row.publicKey)
  expect(printed.slice(0, 2).map((line) => JSON.parse(line))).toEqual([keys.toSorted(), keys.slice(1)])
  expect(printed.slice(2)).toEqual(['USDC', '400 invalid_parameter size', 'unreachable'])
})

withPython(`the Python client has rows as text, and says what is wrong with an answer${where}`, async () => {
  const { env } = await openSeeded()
  const printed = await runPython(
    `
import http.server, os, threading
from sextant import Sextant, SextantUnreachable
s = Sextant(os.environ["SEXTANT_URL"], os.environ["SEXTANT_API_KEY"])
print(s.text("/api/tokens", format="csv", size=1, fields=["symbol", "tokenMint"]).splitlines()[0])
for call in (lambda: s.get("/api/tokens", format="csv"), lambda: s.text("/api/status", format="csv"), lambda: s.text("/api/tokens", format="xml")):
    try: call()
    except ValueError as e: print(e)
class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        body = b"" if self.path.endswith("usage") else b"event: dca\\ndata: {\\n\\n" if "stream" in self.path else b"<html>"
        self.send_response(200); self.send_header("Content-Type", "text/html"); self.send_header("Content-Length", str(len(body))); self.end_headers(); self.wfile.write(body)
    def log_message(self, *args): pass
server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
other = Sextant(f"http://127.0.0.1:{server.server_port}")
for path in ("/api/usage", "/api/status"):
    try: other.get(path)
    except SextantUnreachable as e: print(e)
try: next(other.stream(["dca"]))
except SextantUnreachable as e: print(e)
`,
    env,
  )
  expect(printed).toEqual([
    'symbol,tokenMint',
    'get() only supports JSON, not format=csv: use text() for CSV and NDJSON.',
    '/api/status is only available as JSON.',
    'text() needs format: csv or ndjson.',
    'The response is empty.',
    'The response (text/html) was cut off, or is not JSON.',
    'The stream sent an event (dca) that is not JSON.',
  ])
})

withPython(`the example of the Python client runs, its stream included${where}`, async () => {
  const { env } = await openSeeded()
  const printed = await runPython(
    `import runpy; runpy.run_path("sdk/python/examples/largest_orders.py")`,
    env,
  )
  expect(printed).toEqual([
    '3 active DCA orders',
    'USDC → SOL: $1,000.00',
    'SOL → USDC: $300.00',
    '? → SOL: unknown worth',
    'prices',
    'freshness',
  ])
})
