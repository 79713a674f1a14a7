import { expect, test } from 'vitest'
import { createNonce } from './nonce.server'

test('10,000 nonces are unique, and no part of them is fixed or counts up', () => {
  const nonces = Array.from({ length: 10_000 }, createNonce)
  expect(new Set(nonces).size).toBe(nonces.length)
  for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-z]{22,}$/)
  const length = nonces[0]?.length ?? 0
  for (let place = 0; place < length; place += 1) {
    const digits = new Map<string, number>()
    for (const nonce of nonces) digits.set(nonce[place] ?? '', (digits.get(nonce[place] ?? '') ?? 0) + 1)
    expect(digits.size).toBe(16)
    // Each digit is expected 625 times with a standard deviation of 24; ten deviations never happen by chance.
    for (const count of digits.values()) expect(Math.abs(count - 625)).toBeLessThan(240)
  }
  const rises = nonces.filter((nonce, index) => index > 0 && nonce > (nonces[index - 1] ?? ''))
  expect(rises.length).toBeGreaterThan(4_500)
  expect(rises.length).toBeLessThan(5_500)
})
