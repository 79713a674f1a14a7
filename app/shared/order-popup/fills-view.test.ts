import { expect, test } from 'vitest'
import { fillsHref, fillsPlace } from './fills-view'

const account = 'So11111111111111111111111111111111111111112'
const search = '?fills.min=1000'

test.each([`/orders/${account}:7`, `/orders/${account}%3A7`, `/orders/${account}%3a7`])(
  'keeps the filter of the page %s of a perp order',
  (pathname) => {
    expect(fillsPlace(`${account}:7`, { pathname, search })).toEqual({ pathname, search })
  },
)

test('links to an order from another page without the parameters of that page', () => {
  const place = fillsPlace(`${account}:7`, { pathname: `/orders/${account}:8`, search })
  expect(fillsHref(place, 2)).toBe(`/orders/${account}%3A7?fills.page=2`)
})
