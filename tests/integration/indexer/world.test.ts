import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Address } from '~/domain/base/ids'
import { type ProtocolId, protocolFacts, protocolsOfKind } from '~/domain/protocol/protocol'
import type { Clock } from '~/lib/clock'
import { protocols } from '~/protocols/registry'
import type { Ledger } from '~/simulator/ledger'
import { createWorldLedger } from '~/simulator/world-ledger'
import { createIndexedChain, type IndexedChain } from '../../helpers/nodes/indexed-chain'

/** Time at which the simulated world is stopped, so that the stored state can be compared with the chain. */
let stoppedAtMs: number | undefined
const clock: Clock = { nowMs: () => stoppedAtMs ?? Date.now(), monotonicMs: () => performance.now() }
/** Number of newest slots that are not confirmed yet, so the node has not sent notifications of them. */
const unconfirmedSlots = 4

let ledger: Ledger
let chain: IndexedChain

beforeAll(async () => {
  ledger = createWorldLedger({ seed: 1, speed: 1, clock })
  chain = await createIndexedChain(ledger)
  const first = chain.startIndexer()
  await liveSince(0)
  await pause(3_000)
  await first.stop()
  await pause(2_000)
  const restartedAtSlot = ledger.currentSlot()
  chain.startIndexer()
  await liveSince(restartedAtSlot)
  await pause(3_000)
  stoppedAtMs = Date.now()
  await settled()
}, 400_000)

afterAll(async () => {
  await chain.stop()
  ledger.stop()
})

async function rows<T>(sql: string): Promise<T[]> {
  const { rows: found } = await chain.database.pool.query(sql)
  return found
}

async function liveSince(slot: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const sources = await rows<{
        source: string
      }>(`select source from heartbeat where (source like 'accounts:%' or source like 'events:%')
        and (state <> 'live' or committed_slot is null or committed_slot < ${slot})`)
      expect(sources).toEqual([])
      expect(await rows(`select source from heartbeat where source like 'events:%'`)).toHaveLength(
        protocolsOfKind('dca', 'limit', 'perp').length,
      )
    },
    { timeout: 150_000, interval: 200 },
  )
}

/** Waits until the store has not changed for a while. The store then contains everything on the chain. */
async function settled(): Promise<void> {
  let before = ''
  await vi.waitFor(
    async () => {
      const now = JSON.stringify(
        await rows(
          `select (select max(revision) from change) as revision, (select count(*) from fill) as fills`,
        ),
      )
      const isSame = now === before
      before = now
      expect(isSame).toBe(true)
    },
    { timeout: 30_000, interval: 1_500 },
  )
}

const spot = ['jupiter-dca', 'jupiter-limit', 'jupiter-limit-v1', 'kamino-limit'] as const

/** Returns the orders of a protocol on the chain with their remaining amounts, by key. */
function ledgerOrders(id: ProtocolId): Map<string, string> {
  const confirmed = ledger.currentSlot() - unconfirmedSlots
  const orders = new Map<string, string>()
  for (const programId of protocolFacts[id].programIds) {
    for (const account of ledger.programAccounts(programId)) {
      const decoded = protocols[id].decodeAccount(account.key, account.owner, account.data)
      if (decoded.outcome !== 'ok' || account.slot > confirmed) continue
      const { value } = decoded
      if (value.kind === 'dca') orders.set(account.key, String(value.inUsedRaw))
      if (value.kind === 'limit') orders.set(account.key, String(value.remainingInputRaw))
    }
  }
  return orders
}

async function storedOrders(id: ProtocolId): Promise<Map<string, { moving: string; status: string }>> {
  const found = await rows<{ key: string; moving: string; status: string }>(
    id === 'jupiter-dca'
      ? 'select key, in_used_raw as moving, status from dca_order'
      : `select key, remaining_input_raw as moving, status from limit_order where protocol = '${id}'`,
  )
  return new Map(found.map((row) => [row.key, row]))
}

test.each(spot)('%s: every order on chain is a row with its remaining amount', async (id) => {
  const onChain = ledgerOrders(id)
  const stored = await storedOrders(id)
  expect(onChain.size).toBeGreaterThan(20)
  const wrong = [...onChain].filter(([key, moving]) => stored.get(key)?.moving !== moving)
  expect(wrong).toEqual([])
})

test.each(spot)('%s: no open row lacks an order on chain', async (id) => {
  const stored = await storedOrders(id)
  const onChain = new Set<string>()
  for (const programId of protocolFacts[id].programIds) {
    for (const account of ledger.programAccounts(programId)) onChain.add(account.key)
  }
  const orphans = [...stored].filter(([key, { status }]) => status === 'open' && !onChain.has(key))
  // Ignore accounts that were closed in an unconfirmed slot, because they may still be open in the store.
  const confirmed = ledger.currentSlot() - unconfirmedSlots
  const overdue = orphans.filter(([key]) => {
    const [newest] = ledger.signaturesFor(key as never, { limit: 1 })
    return newest === undefined || newest.slot <= confirmed
  })
  expect(overdue).toEqual([])
})

test.each(spot)('%s: the fills of the last thousand transactions are stored once each', async (id) => {
  const [programId] = protocolFacts[id].programIds
  const confirmed = ledger.currentSlot() - unconfirmedSlots
  const expected: string[] = []
  for (const { signature, slot } of ledger.signaturesFor(programId, { limit: 1_000 })) {
    if (slot > confirmed) continue
    const [stored] = [ledger.transaction(signature)]
    if (stored && !stored.error) expected.push(signature)
  }
  const found = await rows<{ signature: string; copies: number }>(
    `select signature, count(*)::int - count(distinct (instruction_path, event_index))::int as copies from fill
      where protocol = '${id}' group by signature`,
  )
  expect(found.filter(({ copies }) => copies > 0)).toEqual([])
  const touched = new Set([
    ...found.map(({ signature }) => signature),
    ...(await rows<{ signature: string }>(`select signature from order_event where protocol = '${id}'`)).map(
      ({ signature }) => signature,
    ),
  ])
  const unknown = expected.filter((signature) => !touched.has(signature))
  // Ignore transactions that neither fill an order nor change its lifetime (fees, withdrawals, failed
  // attempts), because they have no row.
  expect(unknown.length).toBeLessThan(expected.length * 0.2)
  expect(found.length).toBeGreaterThan(10)
})

interface TokenRow {
  readonly mint: Address
  readonly name: string | null
  readonly price_usd: number | null
  readonly decimals: number | null
}

test('orders have an opening time, and tokens a name and a price', async () => {
  await vi.waitFor(
    async () => {
      const [dated] = await rows<{ share: number }>(
        'select avg((created_at is not null)::int)::float8 as share from limit_order where active',
      )
      expect(dated?.share).toBeGreaterThan(0.98)
      const stored = await rows<TokenRow>('select mint, name, price_usd, decimals from token')
      // While the Price API is silent, oracles have prices of real mints that the simulated chain does not have.
      const tokens = stored.filter(({ mint }) => ledger.account(mint) !== undefined)
      const shareWith = (column: keyof TokenRow) =>
        tokens.filter((token) => token[column] !== null).length / tokens.length
      expect(tokens.length).toBeGreaterThan(100)
      expect(shareWith('decimals')).toBeGreaterThan(0.98)
      expect(shareWith('name')).toBeGreaterThan(0.95)
      expect(shareWith('price_usd')).toBeGreaterThan(0.95)
    },
    { timeout: 120_000, interval: 500 },
  )
}, 130_000)
