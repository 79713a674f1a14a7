import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type OutsideTarget, type OutsideTerms, outsideHosts, outsideLink } from './outside-link'

const terms: OutsideTerms = {
  referrerCode: 'sextant',
  referrerFeeBps: 10,
  perpsVenue: { name: 'Drift', origin: 'https://app.drift.trade' },
}
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const sol = 'So11111111111111111111111111111111111111112'
const hrefOf = (target: OutsideTarget) => outsideLink(terms, target)?.href

test('a swap names both mints, the referrer and the fee', () => {
  expect(outsideLink(terms, { kind: 'swap', sellMint: usdc, buyMint: sol })).toEqual({
    href: `https://jup.ag/swap/${usdc}-${sol}?referrer=sextant&feeBps=10`,
    rel: 'noopener noreferrer sponsored',
  })
})

test('the perpetuals venue is told the market and the referrer', () => {
  expect(hrefOf({ kind: 'perps', market: 'SOL-PERP' })).toBe(
    'https://app.drift.trade/trade/SOL-PERP?ref=sextant',
  )
  expect(hrefOf({ kind: 'perps' })).toBe('https://app.drift.trade/?ref=sextant')
})

test('the venue shows a trader by his wallet, and what is no address gets no link', () => {
  expect(hrefOf({ kind: 'perps-trader', authority: usdc })).toBe(
    `https://app.drift.trade/?authority=${usdc}&ref=sextant`,
  )
  expect(outsideLink(terms, { kind: 'perps-trader', authority: '../evil' })).toBeUndefined()
})

test('a market whose name is none leads to the venue itself', () => {
  expect(hrefOf({ kind: 'perps', market: '../@evil.test' })).toBe('https://app.drift.trade/?ref=sextant')
})

test('Kamino opens at the pair, or at its swap', () => {
  expect(hrefOf({ kind: 'kamino', sellMint: sol, buyMint: usdc })).toBe(
    `https://kamino.com/swap/${sol}-${usdc}?referrer=sextant&feeBps=10`,
  )
  expect(hrefOf({ kind: 'kamino' })).toBe('https://kamino.com/swap?referrer=sextant&feeBps=10')
})

test('the explorer pays nothing and is told nothing', () => {
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
])('the mint %j is refused', (mint) => {
  expect(hrefOf({ kind: 'swap', sellMint: mint, buyMint: sol })).toBeUndefined()
  expect(hrefOf({ kind: 'swap', sellMint: sol, buyMint: mint })).toBeUndefined()
  expect(hrefOf({ kind: 'token', address: mint })).toBeUndefined()
  expect(hrefOf({ kind: 'account', address: mint })).toBeUndefined()
})

test('a token is not swapped for itself', () => {
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
  fc.record({ kind: fc.constant('perps' as const), market: hostile }),
  fc.record({ kind: fc.constantFrom('account' as const, 'token' as const), address: hostile }),
  fc.record({ kind: fc.constant('transaction' as const), signature: hostile }),
)

test('whatever the chain brings, a link leads to an allowed host over https, without a way up or aside', () => {
  fc.assert(
    fc.property(anyTarget, hostile, (target, referrerCode) => {
      const link = outsideLink({ ...terms, referrerCode }, target)
      if (link === undefined) return
      const url = new URL(link.href)
      expect(outsideHosts(terms)).toContain(url.host)
      expect([url.protocol, url.username, url.password, url.hash]).toEqual(['https:', '', '', ''])
      expect(url.pathname).toMatch(/^\/[A-Za-z0-9/-]*$/)
      expect(link.rel).toMatch(/^noopener noreferrer( sponsored)?$/)
    }),
    { numRuns: 5000 },
  )
})
