import { expect, test } from 'vitest'
import { deepMeta } from './deep-meta'

const site = { productName: 'Sextant', publicUrl: 'https://sextant.test' }
const args = {
  matches: [{ id: 'root', data: { site } }],
  location: { pathname: '/tokens/M1' },
}
const facts = {
  title: 'SOL (Wrapped SOL)',
  description: 'Price of Wrapped SOL.',
  preview: { kind: 'token', id: 'M1' },
} as const

test('includes the title, the image and the canonical URL for link previews', () => {
  const meta = deepMeta(args, facts)
  expect(meta).toContainEqual({ title: 'SOL (Wrapped SOL) · Sextant' })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://sextant.test/tokens/M1' })
  expect(meta).toContainEqual({ property: 'og:title', content: 'SOL (Wrapped SOL)' })
  expect(meta).toContainEqual({ property: 'og:url', content: 'https://sextant.test/tokens/M1' })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://sextant.test/og/token/M1.png' })
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
  expect(meta.some((tag) => 'script:ld+json' in tag)).toBe(false)
})

test('includes the breadcrumbs for search engines', () => {
  const meta = deepMeta(args, { ...facts, above: [{ title: 'Tokens', path: '/tokens' }] })
  const found = meta.find((tag) => 'script:ld+json' in tag)
  expect(found).toEqual({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Tokens', item: 'https://sextant.test/tokens' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'SOL (Wrapped SOL)',
          item: 'https://sextant.test/tokens/M1',
        },
      ],
    },
  })
})

test('encodes the order key in the URL of the preview image', () => {
  const meta = deepMeta(args, { ...facts, preview: { kind: 'order', id: 'U1:7/../x' } })
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://sextant.test/og/order/U1%3A7%2F..%2Fx.png',
  })
})

test('omits the preview and the breadcrumbs if the site is unknown', () => {
  expect(deepMeta({ ...args, matches: [] }, facts)).toEqual([
    { title: 'SOL (Wrapped SOL)' },
    { name: 'description', content: 'Price of Wrapped SOL.' },
  ])
})
