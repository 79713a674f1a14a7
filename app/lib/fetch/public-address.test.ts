import { expect, test } from 'vitest'
import { isPublicAddress, isPublicHost } from './public-address'

test.each([
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '255.255.255.255'],
  ['::', '::1'],
  ['::127.0.0.1', '::7f00:1'],
  ['::ffff:127.0.0.1', '::ffff:93.184.216.34'],
  ['::ffff:0:127.0.0.1', '100::1'],
  ['64:ff9b::7f00:1', '64:ff9b::93.184.216.34'],
  ['64:ff9b:1::1', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001::1', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2002:7f00:1::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['4000::', 'fbff::1'],
  ['fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fe80::1', 'febf::1'],
  ['fe80::1%eth0', '2606:4700::1%lo'],
  ['fec0::1', 'ff02::1'],
  ['localhost', '127.1'],
  ['', '2130706433'],
])('treats %s and %s as not public', (first, last) => {
  expect([isPublicAddress(first), isPublicAddress(last)]).toEqual([false, false])
})

test.each([
  '1.0.0.0',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '192.167.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2001:200::1',
  '2001:4860:4860::8888',
  '2003::1',
  '2606:4700:4700::1111',
])('treats %s as public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '127.0.0.1',
  '[::1]',
  '[::ffff:7f00:1]',
  '10.1.2.3',
  '169.254.169.254',
  'localhost',
  'LOCALHOST.',
  'logos.localhost',
  'nas',
  'nas.local',
  'metadata.google.internal',
  'router.home.arpa',
  '',
])('treats the host %s as private', (hostname) => {
  expect(isPublicHost(hostname)).toBe(false)
})

test.each([
  'logos.test',
  'raw.githubusercontent.com',
  'notlocal.example',
  '1.1.1.1',
  '[2606:4700:4700::1111]',
])('treats the host %s as public', (hostname) => {
  expect(isPublicHost(hostname)).toBe(true)
})
