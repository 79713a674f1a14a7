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

test('the sheets of a page stand in it, in their order, and their links ask for nothing', () => {
  const { html, hashes } = inline(page('/assets/a.css', '/assets/b.css'))
  const css = '.a{color:red}\n.b{content:"$1 $&"}'
  expect(html).toBe(
    `<head><style data-sheets="">${css}</style><link rel="stylesheet" type="text/plain" href="/assets/a.css"/><link rel="stylesheet" type="text/plain" href="/assets/b.css"/></head><body></body>`,
  )
  expect(hashes).toEqual([createHash('sha256').update(css).digest('base64')])
})

test('a page that opens with an order has the sheet of its popup, too', () => {
  const { html } = inline(`${page('/assets/a.css')}<dialog open="" class="order"></dialog>`)
  expect(html).toContain('<style data-sheets="">.a{color:red}\n.order{}</style>')
})

test('a page with a sheet that is no file of ours keeps all its links', () => {
  const strange = page('/assets/a.css', 'https://cdn.example/x.css')
  expect(inline(strange)).toEqual({ html: strange, hashes: [] })
})

test('a sheet that would end its element stays a link', () => {
  const evil = page('/assets/evil.css')
  expect(inline(evil)).toEqual({ html: evil, hashes: [] })
})

test('links in the body, pages without a place and pages without sheets stay as they are', () => {
  for (const html of [
    '<head><style data-sheets=""></style></head><body><link rel="stylesheet" href="/assets/a.css"/></body>',
    '<head><link rel="stylesheet" href="/assets/a.css"/></head>',
    page(),
    'no page at all',
  ])
    expect(inline(html)).toEqual({ html, hashes: [] })
})
