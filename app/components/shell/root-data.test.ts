import { expect, test } from 'vitest'
import { pageMeta } from './root-data'

const at = (pathname: string, data: unknown) => ({ matches: [{ id: 'root', data }], location: { pathname } })
const known = { site: { productName: 'Sextant', publicUrl: 'https://sextant.test' } }

test('builds the title from page and product, and a canonical address', () => {
  expect(pageMeta(at('/tokens', known), { title: 'Tokens', description: 'All of them' })).toEqual([
    { title: 'Tokens · Sextant' },
    { name: 'description', content: 'All of them' },
    { tagName: 'link', rel: 'canonical', href: 'https://sextant.test/tokens' },
  ])
})

test('marks an unlisted page and gives it no canonical address', () => {
  expect(pageMeta(at('/profile', known), { title: 'Profile', unlisted: true })).toEqual([
    { title: 'Profile · Sextant' },
    { name: 'robots', content: 'noindex' },
  ])
})

test("has a title without the installation's data", () => {
  expect(pageMeta(at('/', undefined), { title: 'Page not found' })).toEqual([{ title: 'Page not found' }])
})
