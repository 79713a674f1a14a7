import { expect, test } from 'vitest'
import { createClientAddress, networkOf } from './client-address.server'

const direct = createClientAddress([])
const proxied = createClientAddress(['10.0.0.0/8', 'fd00::/8', '127.0.0.1/32'])

test('takes the peer of the connection as the client without a trusted proxy, regardless of the headers', () => {
  expect(direct('203.0.113.7', '1.2.3.4')).toBe('203.0.113.7')
  expect(direct('::ffff:203.0.113.7', '1.2.3.4')).toBe('203.0.113.7')
  expect(direct('::1', null)).toBe('::1')
  expect(direct(undefined, '1.2.3.4')).toBeUndefined()
})

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['9.9.9.9, 1.2.3.4', '1.2.3.4'],
  ['9.9.9.9, 1.2.3.4, 10.1.1.1', '1.2.3.4'],
  ['1.2.3.4, 10.2.2.2, fd00::5', '1.2.3.4'],
  [' 1.2.3.4 ', '1.2.3.4'],
  ['1.2.3.4:5678', '1.2.3.4'],
  ['[2001:db8::1]:5678', '2001:db8::1'],
  ['2001:DB8::1', '2001:db8::1'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['1.2.3.4, unknown', '10.0.0.1'],
  ['unknown', '10.0.0.1'],
  ['', '10.0.0.1'],
  ['1.2.3.4,', '10.0.0.1'],
  ['1.2.3.999', '10.0.0.1'],
  ['10.9.9.9', '10.9.9.9'],
  ['x'.repeat(10_000), '10.0.0.1'],
])('behind a trusted proxy, X-Forwarded-For "%s" is from %s', (header, client) => {
  expect(proxied('10.0.0.1', header)).toBe(client)
})

test('takes an untrusted proxy as the client', () => {
  expect(proxied('203.0.113.7', '1.2.3.4')).toBe('203.0.113.7')
  expect(proxied('10.0.0.1', null)).toBe('10.0.0.1')
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['64:ff9b::1.2.3.4', '64:ff9b:0:0::/64'],
])('%s shares a bucket with %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
