import { expect, test } from 'vitest'
import { createMetricsAccess } from './metrics-access'

const headers = (given: Record<string, string> = {}) => ({ get: (name: string) => given[name] ?? null })

test('allows only loopback and private networks without a token', () => {
  const mayRead = createMetricsAccess({ token: undefined, trustedProxies: [] })
  const from = (address: string | undefined) => mayRead(headers(), address)
  expect(['127.0.0.1', '::1', '10.1.2.3', '::ffff:192.168.0.9', 'fd00::1'].map(from)).toEqual(
    Array(5).fill(true),
  )
  expect(['8.8.8.8', '2606:4700::1111', undefined].map(from)).toEqual([false, false, false])
})

test('rejects requests through a proxy that is not trusted', () => {
  const mayRead = createMetricsAccess({ token: undefined, trustedProxies: [] })
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
    expect([name, mayRead(headers({ [name]: '10.0.0.1' }), '127.0.0.1')]).toEqual([name, false])
})

test("checks the client's address behind a trusted proxy", () => {
  const mayRead = createMetricsAccess({ token: undefined, trustedProxies: ['10.0.0.0/8'] })
  expect(mayRead(headers({ 'x-forwarded-for': '8.8.8.8' }), '10.0.0.5')).toBe(false)
  expect(mayRead(headers({ 'x-forwarded-for': '192.168.1.4' }), '10.0.0.5')).toBe(true)
  // The client itself may have sent the part of the header to the left of its address.
  expect(mayRead(headers({ 'x-forwarded-for': '127.0.0.1, 8.8.8.8' }), '10.0.0.5')).toBe(false)
})

test('requires the token at any address if there is one', () => {
  const mayRead = createMetricsAccess({ token: 'a'.repeat(16), trustedProxies: [] })
  expect(mayRead(headers(), '127.0.0.1')).toBe(false)
  expect(mayRead(headers({ authorization: 'Bearer wrong' }), '127.0.0.1')).toBe(false)
  expect(mayRead(headers({ authorization: `Bearer ${'a'.repeat(16)}` }), '8.8.8.8')).toBe(true)
})
