import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { createCheckedLookup, type Resolve } from './checked-lookup'

/** What a socket that asks for all addresses is told. */
function lookUp(resolve: Resolve): Promise<string | LookupAddress[]> {
  const lookup = createCheckedLookup(resolve)
  return new Promise((tell, fail) =>
    lookup('name.test', { all: true }, (error, addresses) => (error ? fail(error) : tell(addresses))),
  )
}

test('a socket is told exactly the addresses that were checked', async () => {
  expect(await lookUp(async () => ['93.184.216.34', '2606:4700::1'])).toEqual([
    { address: '93.184.216.34', family: 4 },
    { address: '2606:4700::1', family: 6 },
  ])
})

test('a socket that wants one address is told the first', async () => {
  const lookup = createCheckedLookup(async () => ['2606:4700::1', '93.184.216.34'])
  const told = await new Promise((tell) => lookup('name.test', {}, (...answer) => tell(answer)))
  expect(told).toEqual([null, '2606:4700::1', 6])
})

test('one private address among public ones refuses the name', async () => {
  for (const bad of ['127.0.0.1', '0.0.0.0', '::1', '::ffff:10.0.0.1', 'fe80::1', '169.254.169.254']) {
    await expect(lookUp(async () => ['93.184.216.34', bad])).rejects.toThrow('not public')
    await expect(lookUp(async () => [bad, '93.184.216.34'])).rejects.toThrow('not public')
  }
})

test('a name that was public and is now private is refused, and each connection asks once', async () => {
  const answers = [['93.184.216.34'], ['127.0.0.1']]
  const asked: string[] = []
  const rebinding: Resolve = async (name) => {
    asked.push(name)
    return answers[asked.length - 1] ?? []
  }
  expect(await lookUp(rebinding)).toEqual([{ address: '93.184.216.34', family: 4 }])
  expect(asked).toEqual(['name.test'])
  await expect(lookUp(rebinding)).rejects.toThrow('not public')
})

test('a name without addresses, and a resolver that fails, are failures', async () => {
  await expect(lookUp(async () => [])).rejects.toThrow('no address')
  await expect(lookUp(() => Promise.reject(new Error('SERVFAIL')))).rejects.toThrow('SERVFAIL')
})
