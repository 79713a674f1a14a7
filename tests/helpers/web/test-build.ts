import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openServer } from './web-server'

/** The only script of the page that may run. */
export const script = 'globalThis.rendered = 1'
/** Script of the service worker. */
export const workerScript = 'addEventListener("fetch", () => undefined)'
const asset = `export const text = '${'x'.repeat(4_000)}'`

/** Text that is written into every file that must never be served. */
const inside = 'kept inside'

/**
 * Files that must never be served. They belong to a build, its sources or a database, and lie below the
 * public folder or beside it.
 */
export const hidden = [
  '.env',
  '.git/config',
  'app/root.tsx',
  'data/PG_VERSION',
  'data/base/1/2619',
  'client/.env',
  'client/.git/config',
  'client/assets/.hidden.js',
  'client/assets/app-abc.css.map',
  'client/assets/source.ts',
  'client/assets/source.tsx',
  'client/PG_VERSION',
  'client/postgresql.conf',
  'client/base/1/2619',
]

/** Writes a build in the layout of Remix, with one page that counts its renderings and one that redirects. */
function makeBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'client/assets'), { recursive: true })
  mkdirSync(join(folder, 'client/.vite'))
  mkdirSync(join(folder, 'server'))
  mkdirSync(join(folder, 'worker'))
  writeFileSync(join(folder, 'worker/sw.js'), workerScript)
  writeFileSync(join(folder, 'client/assets/app-abc.js'), asset)
  writeFileSync(join(folder, 'client/assets/app-abc.js.map'), '{}')
  writeFileSync(join(folder, 'client/.vite/manifest.json'), '{}')
  mkdirSync(join(folder, 'client/sdk'))
  writeFileSync(join(folder, 'client/sdk/checksums.txt'), '0  a.tgz\n')
  writeFileSync(join(folder, 'client/favicon.svg'), '<svg/>')
  writeFileSync(join(folder, 'client/robots.txt'), 'User-agent: *\n')
  writeFileSync(join(folder, 'secret.txt'), inside)
  for (const path of hidden) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), inside)
  }
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'server/index.js'), serverBuild)
  return folder
}

const serverBuild = `
let renderings = 0
const page = ({ context }) => {
  renderings += 1
  const html = '<!doctype html><script nonce="' + context.cspNonce + '">${script}</script><script>evil()</script><p>' + renderings + '</p>' + 'x'.repeat(3000)
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
const welcome = () => new Response('welcome', { headers: { 'Content-Type': 'text/html', 'Set-Cookie': 'a=b' } })
const away = () => new Response(null, { status: 302, headers: { Location: '//evil.test' } })
let missed = 0
const missing = () => {
  missed += 1
  return new Response('nothing ' + missed, { status: 404, headers: { 'Content-Type': 'text/html' } })
}
const route = (id, path, loader) => ({ id, parentId: undefined, path, module: { loader } })
const text = (body, type) => () => new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=300' } })
const markdown = text('# Title', 'text/markdown; charset=utf-8')
const shared = {
  llms: route('llms', '/llms.txt', text('# Sextant', 'text/plain')),
  reference: route('reference', '/api/docs.md', markdown),
  guide: route('guide', '/api/docs/paging.md', markdown),
  problem: route('problem', '/problems/:code', page),
  badge: route('badge', '/status/badge.svg', text('<svg/>', 'image/svg+xml')),
  // Sets its own CORS header, because other servers do not add one.
  feed: route('feed', '/feeds/whales.json', () => new Response('{}', { headers: { 'Content-Type': 'application/feed+json', 'Access-Control-Allow-Origin': '*' } })),
}
export const routes = { ...shared, page: route('page', '/page', page), docs: route('docs', '/api/docs', page), away: route('away', '/away', away), welcome: route('welcome', '/welcome', welcome), rest: route('rest', '*', missing) }
export const entry = { module: { default: () => new Response('no document', { status: 500 }) } }
export const assets = { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' }
export const future = { v3_singleFetch: true, v3_fetcherPersist: true, v3_relativeSplatPath: true, v3_throwAbortReason: true, v3_lazyRouteDiscovery: true, unstable_optimizeDeps: false }
export const publicPath = '/'
export const assetsBuildDirectory = ''
export const basename = '/'
export const mode = 'production'
export const isSpaMode = false
`

/** Starts a server with the build of this file. It stops at the end of the test. */
export const openBuild = (settings: Readonly<Record<string, string>> = {}) =>
  openServer({ buildDirectory: makeBuild(), settings })
