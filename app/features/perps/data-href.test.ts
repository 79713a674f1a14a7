import { expect, test } from 'vitest'
import { dataHref } from './data-href'

test("builds the URL of a page's loader data", () => {
  const of = (address: string) => dataHref(new URL(address, 'https://sextant.example'))
  expect(of('/drift/dashboard/orders/8UJg?side=sell&markets.sort=volume')).toBe(
    '/drift/dashboard/orders/8UJg.data?side=sell&markets.sort=volume&_routes=features%2Fperps%2Ffeed%2Froute',
  )
  expect(of('/drift/dashboard/traders')).toBe(
    '/drift/dashboard/traders.data?_routes=features%2Fperps%2Fpositions%2Froute',
  )
  expect(of('/drift/dashboard/trades/4QdX')).toBe(
    '/drift/dashboard/trades/4QdX.data?_routes=features%2Fperps%2Fall-markets%2Froute',
  )
  // The overview needs only the data that all tabs share. The orders tab without a market only redirects.
  expect([of('/drift/dashboard/overview'), of('/drift/dashboard/orders'), of('/tokens')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
