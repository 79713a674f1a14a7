import { expect, test } from 'vitest'
import { pageMeta } from './root-data'

const at = (pathname: string, data: unknown) => ({ matches: [{ id: 'root', data }], location: { pathname } })
const known = { site: { productName: 'Sextant', publicUrl: 'https://sextant.test' } }

test('a page is named after itself and the product, and has one address', () => {
  expect(pageMeta(at('/tokens', known), { title: 'Tokens', description: 'All of them' })).toEqual([
    { title: 'Tokens · Sextant' },
    { name: 'description', content: 'All of them' },
    { tagName: 'link', rel: 'canonical', href: 'https://sextant.test/tokens' },
  ])
})

test('an unlisted page tells search engines so and claims no address', () => {
  expect(pageMeta(at('/profile', known), { title: 'Profile', unlisted: true })).toEqual([
    { title: 'Profile · Sextant' },
    { name: 'robots', content: 'noindex' },
  ])
})

test('without the facts of the installation a page still has a title', () => {
  expect(pageMeta(at('/', undefined), { title: 'Page not found' })).toEqual([{ title: 'Page not found' }])
})
