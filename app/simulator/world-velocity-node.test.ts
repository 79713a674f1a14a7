import { Connection, PublicKey } from '@solana/web3.js'
import { afterAll, expect, test, vi } from 'vitest'
import { silentLog } from '~/lib/log'
import { encodeBase58 } from '~/lib/text/base58'
import { velocityProgramId } from '~/protocols/velocity-perps/layout'
import { createSimulatorServer } from './server'
import { closeWeb3 } from './web3-client.fixture'
import { createWorldLedger } from './world-ledger'

/** 2026-11-20T12:00:00Z. The clock moves when a test moves it. */
let nowMs = 1_795_176_000_000
const clock = { nowMs: () => nowMs, monotonicMs: () => 0 }
const ledger = createWorldLedger({ seed: 1, speed: 1, clock })
const server = await createSimulatorServer({ ledger, host: '127.0.0.1', port: 0, log: silentLog })
const connection = new Connection(server.url, { wsEndpoint: server.wsUrl, commitment: 'processed' })
afterAll(async () => {
  closeWeb3(connection)
  await server.stop()
  ledger.stop()
})

const program = new PublicKey(velocityProgramId)
const [userBytes, marketBytes] = ['TfwwBiNJtao', '2pTyMkwXuti']
const zero = encodeBase58(Uint8Array.of(0))

/** Returns the accounts of the program whose bytes at the given offsets are equal to the given ones. */
async function scan(...filters: readonly (readonly [offset: number, bytes: string])[]) {
  const memcmp = filters.map(([offset, bytes]) => ({ memcmp: { offset, bytes } }))
  return connection.getProgramAccounts(program, { filters: memcmp })
}

test('serves scans of the program by discriminator, by authority and by the idle byte of short accounts', async () => {
  const all = await connection.getProgramAccounts(program)
  const [users, markets] = [await scan([0, userBytes]), await scan([0, marketBytes])]
  expect(markets.map(({ account }) => account.data.length)).toEqual([1560, 1560, 1560, 1560, 1560])
  expect(users.length).toBe(900)
  expect(all.length - users.length - markets.length).toBe(4)
  const idleAt = new Map([
    [4496, 4470],
    [4560, 4534],
  ])
  for (const [length, offset] of idleAt) {
    const own = users.filter(({ account }) => account.data.length === length).map(({ pubkey }) => pubkey)
    const active = (await scan([0, userBytes], [offset, zero])).map(({ pubkey }) => pubkey.toBase58())
    expect(own.length).toBeGreaterThan(100)
    for (const pubkey of own) expect(active).toContain(pubkey.toBase58())
  }
  const [first] = users
  const authority = encodeBase58(first!.account.data.subarray(8, 40))
  expect((await scan([0, userBytes], [8, authority])).map(({ pubkey }) => pubkey)).toEqual([first!.pubkey])
})

test('serves markets and oracles together', async () => {
  const markets = await scan([0, marketBytes])
  const oracles = markets.map(({ account }) => new PublicKey(account.data.subarray(312, 344)))
  const found = await connection.getMultipleAccountsInfo([...markets.map(({ pubkey }) => pubkey), ...oracles])
  expect(found.map((account) => account?.data.length)).toEqual([
    ...Array<number>(5).fill(1560),
    ...Array<number>(5).fill(48),
  ])
  expect(found.every((account) => account?.owner.equals(program))).toBe(true)
})

test('notifies of accounts and logs of the program', async () => {
  const [market] = await scan([0, marketBytes])
  const [accounts, owned, logs] = [vi.fn(), vi.fn(), vi.fn()]
  connection.onAccountChange(market!.pubkey, accounts)
  connection.onProgramAccountChange(program, owned)
  connection.onLogs(program, logs)
  // The subscriptions of web3.js become active in the background.
  await vi.waitFor(
    () => {
      nowMs += 400
      ledger.currentSlot()
      expect(accounts).toHaveBeenCalled()
      expect(owned).toHaveBeenCalled()
      expect(logs).toHaveBeenCalled()
    },
    { timeout: 30_000, interval: 5 },
  )
  const [account] = accounts.mock.calls[0]!
  expect(account.owner).toEqual(program)
  expect(owned.mock.calls[0]![0].accountInfo.owner).toEqual(program)
  expect(logs.mock.calls[0]![0].logs.join(' ')).toContain(`Program ${velocityProgramId} `)
})
