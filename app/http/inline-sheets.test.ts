import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineSheets } from './inline-sheets'

const files: Readonly<Record<string, string>> = {
  '/assets/a.css': '.a{color:red}',
  '/assets/b.css': '.b{content:"$1 $&"}',
  '/assets/order-popup.css': '.order{}',
  '/assets/evil.css': '.c{content:"</style><script>evil()</script>"}',
}
const inline = (html: string) => inlineSheets(html, (path) => files[path])
const page = (...paths: readonly string[]) =>
  `<head><style data-sheets=""></style>${paths.map((path) => `<link rel="stylesheet" href="${path}"/>`).join('')}</head><body></body>`

test('inlines the stylesheets of a page in order, and disables their links', () => {
  const { html, hashes } = inline(page('/assets/a.css', '/assets/b.css'))
  const css = '.a{color:red}\n.b{content:"$1 $&"}'
  expect(html).toBe(
    `<head><style data-sheets="">${css}</style><link rel="stylesheet" type="text/plain" href="/assets/a.css"/><link rel="stylesheet" type="text/plain" href="/assets/b.css"/></head><body></body>`,
  )
  expect(hashes).toEqual([createHash('sha256').update(css).digest('base64')])
})

test('keeps every byte of a page and of its stylesheets', () => {
  const bytes = (text: string) => Buffer.from(text).toString('latin1')
  const css = '.d::after{content:"→ é"}'
  const text = page('/assets/d.css').replace('<body>', '<body>“SOL” 日本 🚀')
  const { html, hashes } = inlineSheets(bytes(text), () => css)
  expect(Buffer.from(html, 'latin1').toString()).toBe(
    text
      .replace('<link rel="stylesheet" href', '<link rel="stylesheet" type="text/plain" href')
      .replace('data-sheets="">', `data-sheets="">${css}`),
  )
  expect(hashes).toEqual([createHash('sha256').update(css).digest('base64')])
})

test('adds the stylesheet of the popup to a page that opens with an order', () => {
  const { html } = inline(`${page('/assets/a.css')}<dialog open="" class="order"></dialog>`)
  expect(html).toContain('<style data-sheets="">.a{color:red}\n.order{}</style>')
})

test('keeps all links of a page with a foreign stylesheet', () => {
  const strange = page('/assets/a.css', 'https://cdn.example/x.css')
  expect(inline(strange)).toEqual({ html: strange, hashes: [] })
})

test('keeps the link of a stylesheet that would close its element', () => {
  const evil = page('/assets/evil.css')
  expect(inline(evil)).toEqual({ html: evil, hashes: [] })
})

test('does not change links in the body, pages without a placeholder or pages without stylesheets', () => {
  for (const html of [
    '<head><style data-sheets=""></style></head><body><link rel="stylesheet" href="/assets/a.css"/></body>',
    '<head><link rel="stylesheet" href="/assets/a.css"/></head>',
    page(),
    'no page at all',
  ])
    expect(inline(html)).toEqual({ html, hashes: [] })
})
