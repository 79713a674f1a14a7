import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { transform } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentPaths } from '~/api/api-paths.server'
import { Problem, type ProblemCode, problemBody, problemCodes } from '~/api/response/problem.server'
import { findProblem, problemEntries } from '~/api/response/problem-guide.server'
import { mints } from '~/domain/token/mints'
import { guideMarkdown, readGuide } from '~/features/api-docs/guides/guides.server'
import type { Block, Inline, Prose } from '~/features/api-docs/guides/prose'
import { loader as embed } from '~/features/embeds/embed'
import { loader as feed } from '~/features/feeds/route'
import { guidePath, guides } from '~/shared/paths/guides'
import { openKeyedProxy } from '../helpers/nodes/keyed-proxy'
import { operations } from '../helpers/web/api-document'
import { packSdkInto } from '../helpers/web/packed-sdk'
import { servedRoutes } from '../helpers/web/resource-routes'
import { clockAt } from '../helpers/web/web-context'
import { openServer } from '../helpers/web/web-server'
import { now, seed } from './seed'

const run = promisify(execFile)

const ends: (() => Promise<void>)[] = []
const folder = mkdtempSync(join(tmpdir(), 'sextant-guides-'))
let origin = ''
beforeAll(async () => {
  await packSdkInto(folder)
  const development = servedRoutes({
    'embed/token/:id': embed,
    'embed/market/:id': embed,
    'feeds/whales.json': feed,
  })
  const server = await openServer({
    clock: clockAt(now),
    onEnd: (end) => ends.push(end),
    buildDirectory: folder,
    development,
  })
  await seed(server.writer)
  origin = await openKeyedProxy(server.origin, server.keyed, (end) => ends.push(end))
})
afterAll(async () => {
  // Close in reverse order, since later resources depend on earlier ones.
  for (const end of ends.toReversed()) await end()
  rmSync(folder, { recursive: true, force: true })
})

/** Environment in which package installers use only the server of this test. */
const installing = {
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
  PIP_NO_INDEX: '1',
  PIP_DISABLE_PIP_VERSION_CHECK: '1',
  PIP_TARGET: join(folder, 'python'),
}
/**
 * Search path for Python modules. It contains what the guide has installed, or the client's source file if
 * pip is missing.
 */
const pythonPath = [installing.PIP_TARGET, join(process.cwd(), 'sdk/python')].join(':')

/** Reads every guide. The URLs of its examples have the given origin. */
const read = (publicUrl: string): readonly (Prose & { readonly slug: string })[] =>
  guides.map(({ slug }) => {
    const prose = readGuide(slug, publicUrl)
    if (prose === undefined) throw new Error(`the guide ${slug} has no text`)
    return { slug, ...prose }
  })

const isCode = (block: Block) => block.kind === 'code'
const examples = read('https://sextant.example').flatMap(({ slug, blocks }) =>
  blocks.filter(isCode).map(({ language, code }, index) => ({ slug, number: index + 1, language, code })),
)
const written = (language: string) => examples.filter((example) => example.language === language)

/** Returns an example as this server shows it to a visitor with an API key. */
const shown = (code: string) => code.replaceAll('https://sextant.example', origin)

test('there are examples in every language that the guides promise', () => {
  expect(written('html')).toHaveLength(3)
  expect([...new Set(examples.map(({ language }) => language))].toSorted()).toEqual([
    'html',
    'js',
    'json',
    'python',
    'sh',
    'text',
    'ts',
  ])
})

test.for(written('sh'))('the command $number of $slug runs', async ({ slug, code }, { skip }) => {
  if (/ pip /.test(code))
    await run('python3', ['-m', 'pip', '--version']).catch(() => skip('pip is not installed'))
  // Remove the placeholder of the API key, as the guide instructs readers without a key.
  const program = shown(code).replace("-H 'X-API-Key: YOUR_KEY' ", '')
  const failing = program.replaceAll(/\bcurl /g, 'curl -sS --max-time 20 ')
  const { stdout } = await run('/bin/sh', ['-ec', failing], {
    cwd: folder,
    env: { ...process.env, ...installing },
  })
  if (!/ -OJ /.test(program)) expect(stdout.trim()).not.toBe('')
  expect(stdout.includes('"type":"/problems/')).toBe(slug === 'errors')
})

test.each(written('ts'))('the TypeScript $number of $slug runs', async ({ code }) => {
  const program = shown(code).replace(/,? *\{\n? *headers: \{ Authorization: 'Bearer YOUR_KEY' \},\n\}/, '')
  const { code: script } = await transform(program, { loader: 'ts', format: 'esm' })
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    timeout: 20_000,
    cwd: folder,
  })
  expect(stdout.trim()).not.toBe('')
  expect(stdout).not.toContain('undefined')
})

test.for(written('python'))('the Python $number of $slug runs', async ({ code }, { skip }) => {
  await run('python3', ['--version']).catch(() => skip('python3 is not installed'))
  const { stdout } = await run('python3', ['-c', shown(code)], {
    timeout: 20_000,
    env: { ...process.env, PYTHONIOENCODING: 'utf-8', PYTHONPATH: pythonPath },
  })
  expect(stdout.trim()).not.toBe('')
})

test.each(written('html'))('the HTML $number of $slug shows the expected embed', async ({ code }) => {
  const [, element, address = ''] = /^<(iframe|img) src="([^"]+)"/.exec(shown(code)) ?? []
  const response = await fetch(address.replaceAll('&amp;', '&'))
  expect(response.status).toBe(200)
  const picture = address.includes('/img/') ? 'image/webp' : 'image/svg+xml; charset=utf-8'
  expect(response.headers.get('content-type')).toBe(element === 'img' ? picture : 'text/html; charset=utf-8')
  // Other sites must be able to show the embed.
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test('serves downloads that match the list of checksums', async () => {
  const sums = (await (await fetch(`${origin}/sdk/checksums.txt`)).text()).trim().split('\n')
  expect(sums).toHaveLength(2)
  for (const line of sums) {
    const [sum, name] = line.split('  ')
    const response = await fetch(`${origin}/sdk/${name}`)
    expect(response.headers.get('content-type')).toMatch(/^application\/(gzip|zip)$/)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sum)
  }
})

test.each(written('js'))(
  'the script $number of $slug receives the stream as a browser does',
  async ({ code }) => {
    const heard: unknown[] = []
    const page = { log: (...words: unknown[]) => heard.push(words) }
    const events = await listenAs(code, page)
    const { value } = await events.next()
    expect(value).toContain('event: prices')
    events.dispatch('prices', '{"prices":[{"marketName":"SOL-PERP","lastOraclePrice":187}]}')
    events.dispatch('dca', '{"rows":[{"publicKey":"key","progress":50}],"resync":false}')
    events.dispatch('dca', '{"rows":[],"resync":true}')
    expect(heard).toEqual([['SOL-PERP', 187], ['key', 50], ['too many changes: reload the list']])
  },
)

/**
 * Runs a script with a fake `EventSource`. The fake sends a real request to its URL, but its events come from
 * this test.
 */
async function listenAs(code: string, console: object) {
  const listeners = new Map<string, (event: { readonly data: string }) => void>()
  let address = ''
  class FakeEventSource {
    constructor(url: string) {
      address = url
    }
    addEventListener(name: string, listener: (event: { readonly data: string }) => void) {
      listeners.set(name, listener)
    }
  }
  new Function('EventSource', 'console', shown(code))(FakeEventSource, console)
  const response = await fetch(address)
  const reader = response.body?.getReader()
  return {
    async next() {
      let value = ''
      while (reader !== undefined && !value.includes('event: '))
        value += new TextDecoder().decode((await reader.read()).value)
      await reader?.cancel()
      return { value }
    },
    dispatch: (name: string, data: string) => listeners.get(name)?.({ data }),
  }
}

test('a guide prints the problem that the API really returns', async () => {
  const printed = written('json').map(({ code }) => JSON.parse(code))
  expect(printed).toHaveLength(1)
  expect(printed[0]).toEqual(await (await fetch(`${origin}/api/dca/all?size=0`)).json())
})

const linksIn = (parts: readonly Inline[]): readonly string[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string' || part.kind === 'code') return []
    return part.kind === 'link' ? [part.to] : linksIn(part.parts)
  })

const partsOf = (block: Block): readonly Inline[] => {
  if (block.kind === 'code') return []
  if (block.kind === 'list') return block.items.flat()
  return block.kind === 'table' ? [...block.head, ...block.rows.flat()].flat() : block.parts
}

/** Linked pages that are not guides. Other tests cover them. */
const otherPages = ['/methodology', '/api/docs', '/api/docs#plans']

test('every link of a guide has a target', () => {
  const links = read('').flatMap(({ blocks }) => blocks.flatMap((block) => linksIn(partsOf(block))))
  expect(links.length).toBeGreaterThan(20)
  const known = new Set([
    ...otherPages,
    ...documentPaths,
    ...guides.map(guidePath),
    ...problemEntries.map(({ path }) => path),
  ])
  expect(links.filter((link) => !known.has(link))).toEqual([])
})

test('every endpoint named by a guide exists', () => {
  const named = read('').flatMap(({ slug }) => [
    ...(guideMarkdown(slug, '')?.matchAll(
      /(?<![\w.])\/api\/(?!docs|(?:ohlc|candles|perps)\/…)[\w/{}.-]*\w/g,
    ) ?? []),
  ])
  expect(named.length).toBeGreaterThan(15)
  const paths = operations.map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`))
  expect(named.map(([path]) => path).filter((path) => !paths.some((known) => known.test(path)))).toEqual([])
})

test('each guide has exactly one text, and each text belongs to a guide', () => {
  const files = readdirSync(new URL('../../app/features/api-docs/guides/texts', import.meta.url))
  expect(files.toSorted()).toEqual(guides.map(({ slug }) => `${slug}.md`).toSorted())
  expect(read('').map(({ title }) => title)).toEqual(guides.map(({ title }) => title))
  expect(readGuide('nothing', '')).toBeUndefined()
  expect(readGuide('../texts/units', '')).toBeUndefined()
})

test('a guide as Markdown contains the installation’s URL and no unfilled placeholders', () => {
  for (const { slug } of guides) {
    const markdown = guideMarkdown(slug, 'https://mine.test')
    expect(markdown).not.toMatch(/sextant\.example|\{\{/)
  }
  expect(guideMarkdown('quick-start', 'https://mine.test')).toContain(
    `curl 'https://mine.test/api/tokens/${mints.wSOL}'`,
  )
})

test('the type of every problem links to a page that explains it and what to do', () => {
  const slugOf = (code: ProblemCode) => problemBody(new Problem(code, ''), '/').type.replace('/problems/', '')
  for (const code of problemCodes) {
    const entry = findProblem(slugOf(code))
    expect(entry?.code).toBe(code)
    expect(entry?.status).toBe(new Problem(code, '').status)
    expect(entry?.meaning).toMatch(/^[A-Z].*\.$/)
    expect(entry?.fix).toMatch(/^[A-Z].*\.$/)
  }
  expect(problemCodes).toHaveLength(19)
  expect(findProblem('nothing')).toBeUndefined()
  expect(findProblem('rate_limited')?.path).toBe('/problems/rate-limited')
})
