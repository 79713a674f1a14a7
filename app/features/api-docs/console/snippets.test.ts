import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { transform } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EndpointRequest } from './endpoint-request'
import { toCurl, toPython, toRust, toTypeScript } from './snippets'

const run = promisify(execFile)

/** Test server that responds with the URL and the header of the request. */
const echo = createServer((request, response) => {
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify({ url: request.url, id: request.headers['last-event-id'] ?? null }))
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((listening) => echo.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(echo.address() as AddressInfo).port}`
})
afterAll(() => {
  echo.close()
})

const nasty = [
  'plain',
  'a/b/../c',
  "it's",
  '"quoted"',
  'two\nlines\r\n',
  '$HOME `id` $(id) \\ \\\\ %s',
  '; rm -rf / #&|<>*?![]{a,b}~',
  "'\\''",
  'ünï ☃ 💧',
]

const requests: readonly EndpointRequest[] = nasty.map((value) => ({
  url: `/api/tokens/${encodeURIComponent(value)}?search=${encodeURIComponent(value)}`,
  headers: { 'Last-Event-ID': value.replaceAll(/[^\x20-\x7e]/g, '').trim() || '1' },
  form: 'json',
}))

const askedFor = (output: string) => {
  const { url, id } = JSON.parse(output)
  const { pathname, searchParams } = new URL(url, 'http://x')
  return [decodeURIComponent(pathname.replace('/api/tokens/', '')), searchParams.get('search'), id]
}

const expected = (index: number) => [nasty[index], nasty[index], requests[index]?.headers['Last-Event-ID']]

test.each(requests.map((request, index) => [nasty[index], request, index] as const))(
  'quotes a shell command that requests %j and runs nothing else',
  async (_, request, index) => {
    const { stdout } = await run('/bin/sh', ['-c', `${toCurl({ ...request, url: origin + request.url })} -s`])
    expect(askedFor(stdout)).toEqual(expected(index))
  },
)

test("disables curl's globbing for an unfilled path parameter", async () => {
  const command = toCurl({ url: `${origin}/api/tokens/{tokenMint}`, headers: {}, form: 'json' })
  const { stdout } = await run('/bin/sh', ['-c', `${command} -s`])
  expect(decodeURIComponent(JSON.parse(stdout).url)).toBe('/api/tokens/{tokenMint}')
})

test('generates TypeScript that sends the same requests', async () => {
  const programs = requests.map((request) => `{ ${toTypeScript({ ...request, url: origin + request.url })} }`)
  const shown = programs.join('\n').replaceAll('console.log(answer)', 'console.log(JSON.stringify(answer))')
  const { code } = await transform(shown, { loader: 'ts', format: 'esm' })
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code])
  expect(stdout.trim().split('\n').map(askedFor)).toEqual(requests.map((_, index) => expected(index)))
})

test('generates Python that sends the same requests', async ({ skip }) => {
  await run('python3', ['--version']).catch(() => skip('python3 is not installed'))
  const programs = requests.map((request) =>
    toPython({ ...request, url: origin + request.url }).replace('print(answer)', 'print(json.dumps(answer))'),
  )
  const { stdout } = await run('python3', ['-c', programs.join('\n\n')])
  expect(stdout.trim().split('\n').map(askedFor)).toEqual(requests.map((_, index) => expected(index)))
})

/**
 * Parses a Rust string literal (The Rust Reference, "String literals"). Throws if Rust would not compile it.
 */
const readRust = (literal: string) => {
  const inner = /^"((?:[^"\\]|\\.)*)"$/s.exec(literal)?.[1]
  if (inner === undefined) throw new Error(`not one literal: ${literal}`)
  return inner.replaceAll(/\\(?:u\{([0-9a-f]{1,6})\}|(.))/gs, (_, code?: string, plain?: string) => {
    if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16))
    if (plain === '"' || plain === '\\') return plain
    throw new Error(`Rust knows no \\${plain}`)
  })
}

test('generates Rust with the same URL and headers, each as one literal', () => {
  for (const [index, value] of nasty.entries()) {
    const url = `${origin}/api/tokens/${encodeURIComponent(value)}?raw=${value}`
    const program = toRust({ url, headers: { 'Last-Event-ID': value }, form: 'json' })
    const literals = [...program.matchAll(/\.(?:get|header)\((.*)\)$/gm)].map(([, inside = '']) => inside)
    expect(literals).toHaveLength(2)
    expect(readRust(literals[0] ?? '')).toBe(url)
    const [name = '', given = ''] = literals[1]?.split(/(?<="), (?=")/) ?? []
    expect([readRust(name), readRust(given)]).toEqual(['Last-Event-ID', nasty[index]])
    expect(program).toMatch(/^[\n -~]+$/)
  }
})

test('generates Rust that reads a stream line by line and other formats as text', () => {
  const pending = { url: 'https://x.test/', headers: {} }
  expect(toRust({ ...pending, form: 'stream' })).toContain('BufReader::new(response).lines()')
  expect(toRust({ ...pending, form: 'text' })).toContain('response.text()?')
  expect(toRust({ ...pending, form: 'json' })).not.toContain('std::io')
})
