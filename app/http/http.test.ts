import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { chooseCoding, isCompressible } from './encoding'
import { createTargetReader, targetUrl } from './node-adapter'
import {
  contentSecurityPolicy,
  hashMarkedScripts,
  type PagePolicy,
  siteHeaders,
  withSiteHeaders,
} from './security-headers'

const plain: PagePolicy = { scripts: [], styles: [], adUrls: [], cluster: 'devnet', walletApps: false }

test.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
  ['BR', 'br'],
])('for the Accept-Encoding header %s it chooses %s', (header, coding) => {
  expect(chooseCoding(header)).toBe(coding)
})

test('compresses only text of a minimum length', () => {
  expect(isCompressible('application/json; charset=utf-8', 5_000)).toBe(true)
  expect(isCompressible('application/yaml; charset=utf-8', 5_000)).toBe(true)
  expect(isCompressible('application/json', 100)).toBe(false)
  expect(isCompressible('image/png', 5_000)).toBe(false)
  expect(isCompressible(null, 5_000)).toBe(false)
})

test('accepts only a path of our own origin as a target', () => {
  const origin = 'http://sextant.test'
  expect(targetUrl('/a?b=c', origin)?.href).toBe('http://sextant.test/a?b=c')
  expect(targetUrl('/a/../../etc', origin)?.pathname).toBe('/etc')
  for (const evil of ['//evil.test/x', '/\\evil.test', 'http://evil.test/', '*', '', undefined, 'evil']) {
    expect([evil, targetUrl(evil, origin)]).toEqual([evil, undefined])
  }
})

test('parses a repeated target once, except a long one, and refuses an invalid one each time', () => {
  const read = createTargetReader('http://sextant.test')
  const long = `/${'x'.repeat(1_024)}`
  expect(read('/a?b=c')).toBe(read('/a?b=c'))
  expect(read('/a?b=d')?.href).toBe('http://sextant.test/a?b=d')
  expect(read(long)?.pathname).toBe(long)
  expect(read(long)).not.toBe(read(long))
  const longOnceEncoded = `/${'é'.repeat(512)}`
  expect(read(longOnceEncoded)).not.toBe(read(longOnceEncoded))
  expect([read('//evil.test/x'), read('//evil.test/x'), read(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('allows only scripts that our renderer has marked', () => {
  const ours = 'window.__remixContext = {"a":"</div>"}'
  const html = `<head><script src="/a.js" nonce="N"></script><script nonce="N">${ours}</script></head><script>evil()</script><script nonce="M">evil()</script>`
  const { html: clean, hashes } = hashMarkedScripts(html, 'N')
  expect(hashes).toEqual([createHash('sha256').update(ours).digest('base64')])
  expect(clean).toBe(html.replaceAll(' nonce="N"', ''))
  expect(contentSecurityPolicy({ ...plain, scripts: hashes })).toContain(
    `script-src 'self' 'sha256-${hashes[0]}';`,
  )
})

test('hashes the bytes of a script with characters beyond ASCII', () => {
  const script = 'show("“SOL” 日本 🚀")'
  const page = Buffer.from(`<script nonce="N">${script}</script>`).toString('latin1')
  expect(hashMarkedScripts(page, 'N').hashes).toEqual([createHash('sha256').update(script).digest('base64')])
})

test('ignores an unclosed script at the end of a page', () => {
  expect(hashMarkedScripts('<script nonce="N">a()', 'N').hashes).toEqual([])
})

test('requires transport security on https only', () => {
  expect(siteHeaders('https://sextant.test')).toHaveProperty('strict-transport-security')
  expect(siteHeaders('http://sextant.test')).not.toHaveProperty('strict-transport-security')
})

test("allows connections only to the nodes of the wallet's cluster and to configured advertisements", () => {
  const nodes = 'https://api.devnet.solana.com wss://api.devnet.solana.com'
  expect(contentSecurityPolicy(plain)).toContain(`connect-src 'self' ${nodes}; frame-src 'self';`)
  const adUrls = ['https://ads.example/sidebar?x=1', 'https://ads.example/banner']
  expect(contentSecurityPolicy({ ...plain, adUrls })).toContain(
    `connect-src 'self' ${nodes} https://ads.example; frame-src 'self' https://ads.example;`,
  )
})

test('allows ports of the phone only for pages on phones with wallet apps', () => {
  expect(contentSecurityPolicy(plain)).not.toContain('localhost')
  expect(contentSecurityPolicy({ ...plain, walletApps: true })).toMatch(
    /connect-src [^;]* ws:\/\/localhost:\*;/,
  )
})

test('allows nothing from other sites, no plug-ins, no other base URL, and no framing', () => {
  const directives = contentSecurityPolicy({ ...plain, scripts: ['abc='] }).split('; ')
  expect(directives.filter((one) => !one.startsWith('connect-src'))).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-abc='",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "frame-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
})

test('allows inline stylesheets by their hashes', () => {
  expect(contentSecurityPolicy({ ...plain, styles: ['abc='] })).toContain("style-src 'self' 'sha256-abc=';")
})

test('allows frames only if the policy permits every site to embed the response', () => {
  const site = siteHeaders('https://sextant.test')
  const plain = withSiteHeaders({ 'content-type': 'text/html' }, site)
  expect(plain).toMatchObject({ 'x-frame-options': 'DENY', 'cross-origin-resource-policy': 'same-origin' })
  const shown = withSiteHeaders({ 'cross-origin-resource-policy': 'cross-origin' }, site)
  expect(shown).toMatchObject({ 'x-frame-options': 'DENY', 'cross-origin-resource-policy': 'cross-origin' })
  const framed = withSiteHeaders({ 'content-security-policy': "default-src 'none'; frame-ancestors *" }, site)
  expect(framed).not.toHaveProperty('x-frame-options')
  expect(framed).toMatchObject({ 'x-content-type-options': 'nosniff' })
  const lookalike = withSiteHeaders({ 'content-security-policy': "frame-ancestors * 'none'" }, site)
  expect(lookalike).toHaveProperty('x-frame-options')
})
