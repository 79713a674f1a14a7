import { expect, test } from 'vitest'
import { hasFailed, pageMeta } from './root-data'

const at = (pathname: string, data: unknown) => ({ matches: [{ id: 'root', data }], location: { pathname } })
const known = { site: { productName: 'Sextant', publicUrl: 'https://sextant.test' } }

test('builds the title from the names of page and product, and adds a canonical URL', () => {
  expect(pageMeta(at('/tokens', known), { title: 'Tokens', description: 'All of them' })).toEqual([
    { title: 'Tokens · Sextant' },
    { name: 'description', content: 'All of them' },
    { tagName: 'link', rel: 'canonical', href: 'https://sextant.test/tokens' },
  ])
})

test('excludes an unlisted page from search engines and omits the canonical URL', () => {
  expect(pageMeta(at('/profile', known), { title: 'Profile', unlisted: true })).toEqual([
    { title: 'Profile · Sextant' },
    { name: 'robots', content: 'noindex' },
  ])
})

test('returns a title even if the data of the installation is missing', () => {
  expect(pageMeta(at('/', undefined), { title: 'Page not found' })).toEqual([{ title: 'Page not found' }])
})

test('Remix passes null as the error of a page that has not failed', () => {
  expect([{}, { error: undefined }, { error: null }, { error: new Error('lost') }].map(hasFailed)).toEqual([
    false,
    false,
    false,
    true,
  ])
})
