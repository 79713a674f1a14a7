import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { createSsrfSafeLookup, type Resolve } from './ssrf-safe-lookup'

/** Resolves a name like a socket that requests all IP addresses. */
function lookUp(resolve: Resolve): Promise<string | LookupAddress[]> {
  const lookup = createSsrfSafeLookup(resolve)
  return new Promise((tell, fail) =>
    lookup('name.test', { all: true }, (error, addresses) => (error ? fail(error) : tell(addresses))),
  )
}

test('returns exactly the addresses that were checked', async () => {
  expect(await lookUp(async () => ['93.184.216.34', '2606:4700::1'])).toEqual([
    { address: '93.184.216.34', family: 4 },
    { address: '2606:4700::1', family: 6 },
  ])
})

test('returns the first address if one is requested', async () => {
  const lookup = createSsrfSafeLookup(async () => ['2606:4700::1', '93.184.216.34'])
  const reported = await new Promise((tell) => lookup('name.test', {}, (...result) => tell(result)))
  expect(reported).toEqual([null, '2606:4700::1', 6])
})

test('rejects a name with one private address among public ones', async () => {
  for (const bad of ['127.0.0.1', '0.0.0.0', '::1', '::ffff:10.0.0.1', 'fe80::1', '169.254.169.254']) {
    await expect(lookUp(async () => ['93.184.216.34', bad])).rejects.toThrow('not public')
    await expect(lookUp(async () => [bad, '93.184.216.34'])).rejects.toThrow('not public')
  }
})

test('rejects a name that was public and is now private, and resolves once per connection', async () => {
  const results = [['93.184.216.34'], ['127.0.0.1']]
  const requested: string[] = []
  const rebinding: Resolve = async (name) => {
    requested.push(name)
    return results[requested.length - 1] ?? []
  }
  expect(await lookUp(rebinding)).toEqual([{ address: '93.184.216.34', family: 4 }])
  expect(requested).toEqual(['name.test'])
  await expect(lookUp(rebinding)).rejects.toThrow('not public')
})

test('fails for a name without addresses and for a failing resolver', async () => {
  await expect(lookUp(async () => [])).rejects.toThrow('no address')
  await expect(lookUp(() => Promise.reject(new Error('SERVFAIL')))).rejects.toThrow('SERVFAIL')
})
