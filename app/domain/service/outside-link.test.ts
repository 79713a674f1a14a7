import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perpVenues } from '../protocol/venues'
import { type OutsideTarget, type OutsideTerms, outsideLink } from './outside-link'

const terms: OutsideTerms = {
  referrerCode: 'sextant',
  referrerFeeBps: 10,
  perpApps: {
    drift: {
      name: 'Drift',
      origin: 'https://app.drift.trade',
      referralParameter: 'ref',
      traderParameter: 'authority',
    },
    velocity: {
      name: 'Velocity',
      origin: 'https://app.velocity.exchange',
      referralParameter: undefined,
      traderParameter: undefined,
    },
  },
}
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const sol = 'So11111111111111111111111111111111111111112'
const hrefOf = (target: OutsideTarget) => outsideLink(terms, target)?.href

test('includes both mints, the referrer and the fee in a swap link', () => {
  expect(outsideLink(terms, { kind: 'swap', sellMint: usdc, buyMint: sol })).toEqual({
    href: `https://jup.ag/swap/${usdc}-${sol}?referrer=sextant&feeBps=10`,
    rel: 'noopener noreferrer sponsored',
  })
})

test('includes the market and the referrer in a link to the perp venue', () => {
  expect(hrefOf({ kind: 'perps', venue: 'drift', market: 'SOL-PERP' })).toBe(
    'https://app.drift.trade/trade/SOL-PERP?ref=sextant',
  )
  expect(hrefOf({ kind: 'perps', venue: 'drift' })).toBe('https://app.drift.trade/?ref=sextant')
})

test('links to a trader by wallet, and gives no link for an invalid address', () => {
  expect(hrefOf({ kind: 'perps-trader', venue: 'drift', authority: usdc })).toBe(
    `https://app.drift.trade/?authority=${usdc}&ref=sextant`,
  )
  expect(outsideLink(terms, { kind: 'perps-trader', venue: 'drift', authority: '../evil' })).toBeUndefined()
})

test('sends no referrer to a venue that does not pay for visitors, and links to none of its traders', () => {
  expect(outsideLink(terms, { kind: 'perps', venue: 'velocity', market: 'SOL-PERP' })).toEqual({
    href: 'https://app.velocity.exchange/trade/SOL-PERP',
    rel: 'noopener noreferrer',
  })
  expect(outsideLink(terms, { kind: 'perps-trader', venue: 'velocity', authority: usdc })).toBeUndefined()
})

test('links to the venue itself if the market name is invalid', () => {
  expect(hrefOf({ kind: 'perps', venue: 'drift', market: '../@evil.test' })).toBe(
    'https://app.drift.trade/?ref=sextant',
  )
})

test('links to Kamino with the pair, or to its swap page', () => {
  expect(hrefOf({ kind: 'kamino', sellMint: sol, buyMint: usdc })).toBe(
    `https://kamino.com/swap/${sol}-${usdc}?referrer=sextant&feeBps=10`,
  )
  expect(hrefOf({ kind: 'kamino' })).toBe('https://kamino.com/swap?referrer=sextant&feeBps=10')
})

test('sends no referrer to the explorer and does not mark the link as sponsored', () => {
  expect(outsideLink(terms, { kind: 'account', address: usdc })).toEqual({
    href: `https://solscan.io/account/${usdc}`,
    rel: 'noopener noreferrer',
  })
  expect(hrefOf({ kind: 'token', address: usdc })).toBe(`https://solscan.io/token/${usdc}`)
  const signature = '5'.repeat(88)
  expect(hrefOf({ kind: 'transaction', signature })).toBe(`https://solscan.io/tx/${signature}`)
})

test.each([
  '',
  '../@evil.test',
  '//evil.test',
  `${usdc}/../x`,
  `${usdc}?a=b`,
  `${usdc}\n`,
  '０'.repeat(40),
  'O'.repeat(40),
])('rejects the mint %j', (mint) => {
  expect(hrefOf({ kind: 'swap', sellMint: mint, buyMint: sol })).toBeUndefined()
  expect(hrefOf({ kind: 'swap', sellMint: sol, buyMint: mint })).toBeUndefined()
  expect(hrefOf({ kind: 'token', address: mint })).toBeUndefined()
  expect(hrefOf({ kind: 'account', address: mint })).toBeUndefined()
})

test('gives no link to swap a token for itself', () => {
  expect(hrefOf({ kind: 'swap', sellMint: sol, buyMint: sol })).toBeUndefined()
})

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.constantFrom(
    usdc,
    sol,
    'SOL-PERP',
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    '..',
    '%2e%2e/',
  ),
  fc.webUrl(),
)
const anyTarget: fc.Arbitrary<OutsideTarget> = fc.oneof(
  fc.record({ kind: fc.constant('swap' as const), sellMint: hostile, buyMint: hostile }),
  fc.record({ kind: fc.constant('kamino' as const), sellMint: hostile, buyMint: hostile }),
  fc.record({ kind: fc.constant('perps' as const), venue: fc.constantFrom(...perpVenues), market: hostile }),
  fc.record({ kind: fc.constantFrom('account' as const, 'token' as const), address: hostile }),
  fc.record({ kind: fc.constant('transaction' as const), signature: hostile }),
)

test('links only to allowed hosts over https without path traversal, for any input', () => {
  fc.assert(
    fc.property(anyTarget, hostile, (target, referrerCode) => {
      const link = outsideLink({ ...terms, referrerCode }, target)
      if (link === undefined) return
      const url = new URL(link.href)
      expect(['jup.ag', 'app.velocity.exchange', 'kamino.com', 'solscan.io', 'app.drift.trade']).toContain(
        url.host,
      )
      expect([url.protocol, url.username, url.password, url.hash]).toEqual(['https:', '', '', ''])
      expect(url.pathname).toMatch(/^\/[A-Za-z0-9/-]*$/)
      expect(link.rel).toMatch(/^noopener noreferrer( sponsored)?$/)
    }),
    { numRuns: 5000 },
  )
})
