import { afterAll, expect, test } from 'vitest'
import { type Address, trustedAddress } from '~/domain/base/ids'
import { mints } from '~/domain/token/mints'
import { velocityProgramId } from '~/protocols/velocity-perps/layout'
import { readOraclePrice } from '~/solana/oracle/oracle-account'
import { observe, statesOf } from './world/observe.fixture'
import { createWorld } from './world/world'
import { secondsOfSlot, slotsPerHour } from './world/world-time'
import { createWorldLedger } from './world-ledger'

/** 2026-11-21T09:00:00Z. */
const nowMs = Date.UTC(2026, 10, 21, 9)
const ledger = createWorldLedger({ seed: 1, speed: 1, clock: { nowMs: () => nowMs, monotonicMs: () => 0 } })
const { scene } = createWorld(1, 1).perps.velocity
const tip = ledger.currentSlot()
afterAll(() => ledger.stop())

const accounts = [...ledger.programAccounts(velocityProgramId)]
const markets = statesOf(ledger, 'velocity-perps', 'perp-market')
const users = statesOf(ledger, 'velocity-perps', 'perp-user')

/** Index, name, account, oracle, order step, price tick, and margin ratios of mainnet's markets. */
const mainnet = [
  {
    name: 'SOL-PERP',
    key: 'FDejXbUrSy6zayBCL5xuk2SXLHZgr8ppfFTLcHbyJorY',
    oracle: '2k3UHX6ehRFzx5fTVvbL6FwXhMjkucjJDL9MuVKLo8TV',
    orderStepBaseRaw: 10_000_000n,
    orderTickPriceRaw: 1_000n,
    marginRatioInitial: 500,
    marginRatioMaintenance: 300,
  },
  {
    name: 'BTC-PERP',
    key: '7s5WRWA3GahueLNfNb8bbVnHnxCssK5YjGCR3wP6Aa1t',
    oracle: 'J7Fp8iTKuKdCM7PnzqHXTdTo5Jr7ykAmiDyvpz58GJGZ',
    orderStepBaseRaw: 100_000n,
    orderTickPriceRaw: 100_000n,
    marginRatioInitial: 500,
    marginRatioMaintenance: 200,
  },
  {
    name: 'ETH-PERP',
    key: 'Bx7JoyYAmBLDPnEdQsPUEhs2dDu4Ga5PoW5BhhhAcChg',
    oracle: '6wQ5RiQ7usJ3TqYZSiuAPZHrVCeSWNrvace84khDKEmH',
    orderStepBaseRaw: 1_000_000n,
    orderTickPriceRaw: 10_000n,
    marginRatioInitial: 500,
    marginRatioMaintenance: 300,
  },
  {
    name: 'HYPE-PERP',
    key: 'Sozrqx5wyAiRUQKJSmNTQisUT5sJJViK2L13nL9v46k',
    oracle: 'Nc9hadTxNbLw6SiYVGVGjp4WZjanWUuNiKSxdHwHNtK',
    orderStepBaseRaw: 100_000_000n,
    orderTickPriceRaw: 100n,
    marginRatioInitial: 1000,
    marginRatioMaintenance: 500,
  },
  {
    name: 'ZEC-PERP',
    key: '5rrUpt58QM7UiCXAsRXycFu2tCeNARSzjoMrpLde1JRd',
    oracle: 'AqpaPcu6PYHrYNySrVptnQnwxVCNxWVFuCgCsr8R1eLQ',
    orderStepBaseRaw: 1_000_000n,
    orderTickPriceRaw: 10_000n,
    marginRatioInitial: 1000,
    marginRatioMaintenance: 500,
  },
]

test("has mainnet's five markets, all active, at mainnet's addresses", () => {
  expect(markets).toMatchObject(mainnet.map((facts, marketIndex) => ({ ...facts, marketIndex, status: 1 })))
  const [quote] = statesOf(ledger, 'velocity-perps', 'spot-market')
  expect(quote).toMatchObject({
    marketIndex: 0,
    mint: mints.USDT,
    key: '2QpHj5vzgCdWaGM2KSoGtYJWeSkx24cMyzUDHDrucvRc',
  })
})

test('has a Lazer account for the feed of each market, with its newest price and a time in microseconds', () => {
  for (const { oracle, marketIndex } of markets) {
    const account = ledger.account(oracle)!
    expect(account.owner).toBe(velocityProgramId)
    const price = scene.markets.priceAt(scene.markets.byIndex(marketIndex)!, secondsOfSlot(tip))
    const read = readOraclePrice(account.data)!
    expect(read.priceUsd / price).toBeCloseTo(1, 5)
    const micros = Buffer.from(account.data).readBigUInt64LE(16)
    expect(micros).toBe(BigInt(read.publishedAt) * 1_000_000n)
    expect(Number(micros / 1000n)).toBeGreaterThan(nowMs - 2000)
    expect(Number(micros / 1000n)).toBeLessThanOrEqual(nowMs)
  }
})

test('keeps the open interest of each market below its limit', () => {
  for (const { longBaseRaw, shortBaseRaw, maxOpenInterestBaseRaw } of markets) {
    expect(longBaseRaw > 0n && shortBaseRaw < 0n).toBe(true)
    expect(longBaseRaw < maxOpenInterestBaseRaw && -shortBaseRaw < maxOpenInterestBaseRaw).toBe(true)
  }
})

test('has hundreds of users with positions, in accounts of both lengths, and resting orders of all kinds', () => {
  const holders = users.filter(({ positions }) => positions.some(({ baseRaw }) => baseRaw !== 0n))
  expect(holders.length).toBeGreaterThan(500)
  const orders = users.flatMap((user) => user.orders)
  expect(orders.length).toBeGreaterThan(300)
  // A market order (type 0) is open for some seconds only.
  const resting = orders.map(({ orderType }) => orderType).filter((type) => type !== 0)
  expect(new Set(resting)).toEqual(new Set([1, 2, 3, 4]))
  const keys = new Set<Address>(users.map(({ key }) => key))
  const lengths = accounts.filter(({ key }) => keys.has(key)).map(({ data }) => data.length)
  const long = lengths.filter((length) => length === 4560).length
  expect(lengths.filter((length) => length === 4496).length).toBe(lengths.length - long)
  expect(long / lengths.length).toBeGreaterThan(0.15)
  expect(long / lengths.length).toBeLessThan(0.35)
})

test('has order prices that are multiples of the tick, and sizes that are multiples of the step', () => {
  for (const { priceRaw, triggerPriceRaw, baseRaw, marketIndex } of users.flatMap(({ orders }) => orders)) {
    const { orderStepBaseRaw, orderTickPriceRaw } = markets[marketIndex]!
    expect([priceRaw % orderTickPriceRaw, triggerPriceRaw % orderTickPriceRaw]).toEqual([0n, 0n])
    expect(baseRaw % orderStepBaseRaw).toBe(0n)
  }
})

test('prints a record of each liquidation behind its fill, and a record of each settlement', () => {
  const observed = observe(ledger, 'velocity-perps', tip - 5 * 24 * slotsPerHour)
  const dataOf = (logs: readonly string[]) =>
    logs.flatMap((line) => (line.startsWith('Program data: ') ? Buffer.from(line.slice(14), 'base64') : []))
  const recordsOf = (discriminator: string) =>
    observed.flatMap(({ transaction, found }) =>
      dataOf(transaction.logs)
        .filter((data) => data.subarray(0, 8).toString('hex') === discriminator)
        .map((data) => ({ data, events: found.events })),
    )
  const liquidations = recordsOf('7f11006cb60de735')
  expect(liquidations.length).toBeGreaterThan(5)
  for (const { data, events } of liquidations) {
    expect(data.length).toBe(469)
    const [fill] = events
    expect(fill).toMatchObject({
      type: 'perp-filled',
      explanation: 5,
      marketIndex: data.readUInt16LE(128),
      oraclePriceRaw: data.readBigInt64LE(130),
      quoteRaw: data.readBigInt64LE(146),
      fillRecordId: data.readBigUInt64LE(154),
    })
  }
  const settlements = recordsOf('3944691a77c6d559')
  expect(settlements.length).toBeGreaterThan(1000)
  for (const { data } of settlements) expect(data.length).toBe(99)
})

test('lists the transactions of a user by the address of its account', () => {
  const { key } = users.find(({ orders }) => orders.length > 1)!
  const entries = ledger.signaturesFor(trustedAddress(key), { limit: 10 })
  expect(entries.length).toBeGreaterThan(0)
  expect(entries[0]!.slot).toBe(ledger.account(key)!.slot)
})
