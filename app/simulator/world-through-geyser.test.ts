import { type SubscribeUpdate, txEncode } from '@triton-one/yellowstone-grpc'
import { afterAll, expect, test } from 'vitest'
import { protocolFacts } from '~/domain/protocol/protocol'
import { silentLog } from '~/lib/log'
import { encodeBase58 } from '~/lib/text/base58'
import {
  accountsOf,
  CommitmentLevel,
  connectOfficial,
  subscribe,
  transactionsOf,
  untilAccepted,
} from './geyser/official-client.fixture'
import { createSimulatorServer } from './server'
import { call } from './web3-client.fixture'
import { eventProtocols } from './world/observe.fixture'
import { createWorldLedger } from './world-ledger'

/** 2026-11-20T12:00:00Z. The clock moves when a test moves it. */
let nowMs = 1_795_176_000_000
const clock = { nowMs: () => nowMs, monotonicMs: () => 0 }
const slotMs = 400

const ledger = createWorldLedger({ seed: 1, speed: 2, clock })
const server = await createSimulatorServer({
  ledger,
  host: '127.0.0.1',
  port: 0,
  geyser: { port: 0, token: 'token of the test' },
  clock,
  log: silentLog,
})
const { url, geyserUrl = '' } = server
afterAll(async () => {
  await server.stop()
  ledger.stop()
})

const programs = eventProtocols.flatMap((id) => protocolFacts[id].programIds).map(String)

interface Block {
  readonly parentSlot: number
  readonly transactions: readonly Json[]
}
interface Json {
  readonly transaction: { readonly signatures: readonly string[] }
}

async function resultOf<Result>(method: string, ...params: unknown[]): Promise<Result> {
  return ((await call(url, method, ...params)) as { result: Result }).result
}

/** Lets the world go on for some slots, and streams what happens. */
async function streamSlots(count: number): Promise<readonly SubscribeUpdate[]> {
  const client = await connectOfficial(geyserUrl, 'token of the test')
  const stream = await subscribe(client, {
    accounts: { programs: accountsOf({ owner: programs }) },
    transactions: { programs: transactionsOf({ accountInclude: programs, vote: false }) },
    blocksMeta: { all: {} },
    commitment: CommitmentLevel.CONFIRMED,
  })
  await untilAccepted(stream)
  for (let slot = 0; slot < count; slot += 1) {
    nowMs += slotMs
    ledger.currentSlot()
  }
  const newest = await resultOf<number>('getSlot', { commitment: 'confirmed' })
  await stream.until(({ blockMeta }) => blockMeta?.slot === String(newest))
  return stream.updates
}

/** See the test of the same helper in geyser/: the official encoder reads a decimal amount of 0 as absent. */
function withoutZeroAmounts(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, member) =>
    key === 'uiAmount' && member === 0 ? null : member,
  )
}

test('streams the same chain as JSON-RPC serves', async () => {
  const updates = await streamSlots(600)
  const metas = updates.flatMap(({ blockMeta }) => blockMeta ?? [])
  expect(metas.length).toBeGreaterThan(570)
  const config = { maxSupportedTransactionVersion: 0, commitment: 'confirmed' }
  let compared = 0
  let failed = 0
  for (const [index, meta] of metas.entries()) {
    const block = await resultOf<Block>('getBlock', Number(meta.slot), config)
    expect(block).toMatchObject({ blockhash: meta.blockhash, parentSlot: Number(meta.parentSlot) })
    if (index > 0) expect(meta.parentSlot).toBe(metas[index - 1]?.slot)
    const sent = updates.flatMap(({ transaction }) => (transaction?.slot === meta.slot ? transaction : []))
    expect(sent.map(({ transaction }) => Number(transaction?.index))).toEqual([...block.transactions.keys()])
    for (const { transaction } of sent) {
      const json = block.transactions[Number(transaction!.index)]
      expect(txEncode.encode(transaction!, txEncode.encoding.Json, 0, true)).toEqual(withoutZeroAmounts(json))
      compared += 1
      if (transaction?.meta?.err) failed += 1
    }
  }
  expect(compared).toBeGreaterThan(150)
  expect(failed).toBeGreaterThan(0)

  const newest = new Map(
    updates.flatMap(({ account }) =>
      account?.account ? [[encodeBase58(account.account.pubkey), account] as const] : [],
    ),
  )
  expect(newest.size).toBeGreaterThan(60)
  const owners = new Set([...newest.values()].map(({ account }) => encodeBase58(account!.owner)))
  expect(owners).toContain(protocolFacts['velocity-perps'].programIds[0])
  const confirmed = await resultOf<number>('getSlot', { commitment: 'confirmed' })
  let open = 0
  for (const [key, { account }] of newest) {
    const { context, value } = await resultOf<{
      context: { slot: number }
      value: Record<string, unknown> | null
    }>('getAccountInfo', key, {
      commitment: 'confirmed',
      encoding: 'base64',
    })
    expect(context.slot).toBe(confirmed)
    if (value === null) continue // A filter of owners does not report that an account closed.
    open += 1
    expect(value).toMatchObject({
      lamports: Number(account!.lamports),
      owner: encodeBase58(account!.owner),
      data: [Buffer.from(account!.data).toString('base64'), 'base64'],
    })
  }
  expect(open).toBeGreaterThan(40)
})
