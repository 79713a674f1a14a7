import { expect, type TestContext, test, vi } from 'vitest'
import type { IndexerOptions } from '~/indexer/indexer'
import { createHandMadeLedger, type HandMadeBlock } from '~/simulator/hand-made-ledger'
import { asVersion1 } from '~/simulator/hand-made-samples'
import { type Bend, type ReceivedCall, serveBentNode } from '../../helpers/nodes/bent-proxy'
import { handMadeDca } from '../../helpers/nodes/dca-chain'
import { createIndexedChain } from '../../helpers/nodes/indexed-chain'

const html = '<html><body>502 Bad Gateway</body></html>'

/**
 * Creates a chain with history, and an indexer that reads it through a proxy. The proxy changes the responses
 * of the node. `goOn` adds live events; tests may call it at most twice.
 */
async function setUp({ onTestFinished }: TestContext, bend: Bend, options: Partial<IndexerOptions> = {}) {
  // Blocks have current times, because without block times an indexer uses the clock of the machine.
  const ledger = createHandMadeLedger({ genesisAt: Math.floor(Date.now() / 1000) - 1_300 })
  const orders = [handMadeDca('one', 1n), handMadeDca('two', 2n)] as const
  const produce = (block: HandMadeBlock, empty = 40): void => {
    ledger.produce(block)
    for (let count = 0; count < empty; count += 1) ledger.produce()
  }
  for (const order of orders) produce({ accounts: [order.account()], transactions: [order.opened()] })
  for (let cycle = 1; cycle <= 30; cycle += 1)
    produce({ transactions: orders.map((order) => asVersion1(order.filled(cycle))) })
  const chain = await createIndexedChain(ledger, {
    firstCatchUpMinutes: 1,
    firstCatchUpAtLeast: 1,
    backfillDays: () => 1,
  })
  onTestFinished(async () => {
    await chain.stop()
    ledger.stop()
  })
  const openNode = async (faults: Bend = {}) => {
    const opened = await serveBentNode(chain.server(), faults)
    onTestFinished(opened.die)
    return opened
  }
  const node = await openNode(bend)
  let cycle = 30
  const start = (over: Partial<IndexerOptions> = {}) =>
    chain.startIndexer({ rpcUrl: node.url, wsUrl: node.wsUrl, ...options, ...over })
  return {
    chain,
    node,
    openNode,
    start,
    goOn() {
      cycle += 1
      const inUsed = BigInt(cycle) * 100_000_000n
      const accounts = orders.map((order) => order.account({ inUsed }))
      produce({ accounts, transactions: orders.map((order) => order.filled(cycle)) }, 3)
    },
    /** Checks that every event is stored exactly once and that no source reports a problem. */
    async isComplete() {
      const { pool } = chain.database
      const fills = await pool.query(
        'select order_key, count(*)::int as fills, sum(input_raw)::text as sold from fill group by 1 order by 1',
      )
      const expected = { fills: cycle, sold: String(cycle * 100_000_000) }
      expect(fills.rows).toEqual(
        orders
          .map(({ key }) => ({ order_key: key, ...expected }))
          .toSorted((a, b) => (a.order_key < b.order_key ? -1 : 1)),
      )
      const used = await pool.query('select distinct in_used_raw::text as used from dca_order')
      if (cycle > 30) expect(used.rows).toEqual([{ used: String(cycle * 100_000_000) }])
      const openings = await pool.query(
        `select count(*)::int as openings from order_event where kind = 'opened'`,
      )
      expect(openings.rows).toEqual([{ openings: 2 }])
      expect((await pool.query('select from missing_signature')).rowCount).toBe(0)
      expect(await unwell()).toEqual([])
    },
    unwell,
  }

  async function unwell() {
    const { rows } = await chain.database.pool.query<{
      source: string
      state: string
      detail: string | null
    }>(
      `select source, state, detail from heartbeat where (state <> 'live' or detail is not null)
        and source not in ('prices', 'tokens') and source not like 'history:%' order by source`,
    )
    return rows
  }
}

function soon(check: () => Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 80_000, interval: 100 })
}

const long = { timeout: 180_000 }

const errorOf = ({ id }: ReceivedCall, code: number, message: string) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
})

/** Returns the configuration object of a `getSignaturesForAddress` call. */
const configOf = ({ params }: ReceivedCall) => (params[1] ?? {}) as Readonly<Record<string, unknown>>

function refuseBatches(status: number, body: unknown = html): Bend {
  return { request: (_calls, isBatch) => (isBatch ? { status, body } : undefined) }
}

/** Makes a node respond as if it did not know the signatures in `until` or `before`. */
function forgetting(names: readonly string[], code: number, message: string): Bend {
  return {
    answer(call) {
      const isNamed =
        call.method === 'getSignaturesForAddress' && names.some((name) => name in configOf(call))
      return isNamed ? errorOf(call, code, message) : undefined
    },
  }
}

/** Replaces the slots of some results and notifications by one that no chain has reached. */
function withWrongSlots(): Bend {
  let notifications = 0
  const wrong = <T extends object>(message: T): T =>
    JSON.parse(JSON.stringify(message).replaceAll(/"slot":\d+/g, '"slot":1000000000000'))
  return {
    answer(call, response) {
      if (call.id % 7 !== 0) return undefined
      return call.method === 'getSlot' ? { ...response, result: 1e12 } : wrong(response)
    },
    message(message) {
      if ((message as ReceivedCall).method !== 'slotNotification') return message
      notifications += 1
      return notifications % 5 === 0 ? wrong(message) : message
    },
  }
}

/** Leaves out the inner instructions in the first two responses with each transaction. */
function withoutInner(): Bend {
  const requests = new Map<unknown, number>()
  return {
    answer(call, response) {
      const { result } = response as { result?: { meta: object } }
      if (call.method !== 'getTransaction' || !result) return undefined
      const count = (requests.get(call.params[0]) ?? 0) + 1
      requests.set(call.params[0], count)
      if (count > 2) return undefined
      return { ...response, result: { ...result, meta: { ...result.meta, innerInstructions: null } } }
    },
  }
}

const withNullError = (message: object) => ({ error: null, ...message })

test.concurrent.for<[string, Bend]>([
  [
    'sends an error of null beside each result',
    { answer: (_call, response) => withNullError(response), message: withNullError },
  ],
  [
    'sends ids as texts',
    { answer: (_call, response) => ({ ...response, id: String((response as ReceivedCall).id) }) },
  ],
  ['refuses batches with 413 and HTML', refuseBatches(413)],
  ['refuses batches with 400 and an empty body', refuseBatches(400, '')],
  ['refuses batches with 502 and HTML', refuseBatches(502)],
  ['refuses batches with 200 and HTML', refuseBatches(200)],
  [
    'refuses batches with one error',
    refuseBatches(200, { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'batch' } }),
  ],
  ['has forgotten the signature in `until`', forgetting(['until'], -32020, 'Transaction 5x not found')],
  ['reports `until` as invalid', forgetting(['until'], -32602, 'Invalid param: WrongSize')],
  [
    'has forgotten the signatures in `until` and `before`',
    forgetting(['until', 'before'], -32020, 'Transaction 5x not found'),
  ],
  ['sends some slots that no chain has reached', withWrongSlots()],
  ['has recorded inner instructions only in part', withoutInner()],
])('reads everything and is live on a node that %s', long, async ([, bend], context) => {
  const { start, goOn, isComplete } = await setUp(context, bend)
  const first = start()
  await soon(isComplete)
  goOn()
  await soon(isComplete)
  await first.stop()
  goOn()
  start()
  await soon(isComplete)
})

test.concurrent(
  'finds unreported transactions by comparing lists, even if the node does not know `until`',
  long,
  async (context) => {
    const forgets = forgetting(['until'], -32020, 'Transaction 5x not found')
    const { start, goOn, isComplete, node } = await setUp(context, forgets)
    start()
    await soon(isComplete)
    node.bend({
      ...forgets,
      message: (message) => ((message as ReceivedCall).method === 'logsNotification' ? undefined : message),
    })
    goOn()
    await soon(isComplete)
  },
)

test.concurrent.for<[string, number, unknown, string]>([
  ['401', 401, 'Invalid API key', '(401): Invalid API key. Check SOLANA_RPC_URL.'],
  [
    '410',
    410,
    { jsonrpc: '2.0', id: null, error: { code: 410, message: 'Endpoint closed' } },
    '(410): Endpoint closed. Check SOLANA_RPC_URL.',
  ],
  ['-32052', 200, undefined, '(-32052): not in your plan. Check SOLANA_RPC_URL.'],
])(
  'reports the method and the setting while a node refuses everything with %s, then reads on',
  long,
  async ([, status, body, said], context) => {
    const refuse = (call: ReceivedCall) => errorOf(call, -32052, 'not in your plan')
    const { start, node, isComplete, unwell } = await setUp(context, {
      request: (calls, isBatch) => ({
        status,
        body: body ?? (isBatch ? calls.map(refuse) : refuse(calls[0]!)),
      }),
    })
    start()
    await soon(async () => {
      const rows = await unwell()
      expect(rows.map(({ source }) => source)).toContain('events:jupiter-dca')
      for (const { state, detail } of rows) {
        expect(state).toBe('offline')
        expect(detail).toMatch(/^The Solana RPC refuses get\w+ /)
        expect(detail).toContain(said)
      }
    })
    node.bend({})
    await soon(isComplete)
  },
)

test.concurrent.for([
  ['getBlocks', 'finality', 'offline'],
  ['getBlockTime', 'rpc', 'degraded'],
  ['getSignaturesForAddress', 'events:jupiter-dca', 'catching-up'],
  ['getProgramAccounts', 'accounts:jupiter-dca', 'degraded'],
])(
  'reports a refused %s on %s, and reads everything once it is allowed',
  long,
  async ([method, source, state], context) => {
    const { start, node, isComplete, unwell } = await setUp(context, {
      request: (calls) =>
        calls.some((call) => call.method === method) ? { status: 403, body: 'Forbidden' } : undefined,
    })
    start()
    await soon(async () => {
      const row = (await unwell()).find((each) => each.source === source)
      expect(row).toMatchObject({ source, state })
      expect(row?.detail).toContain(
        `The Solana RPC refuses ${method} (403): Forbidden. Check SOLANA_RPC_URL.`,
      )
    })
    expect((await unwell()).map(({ detail }) => detail).join()).not.toContain('internal error')
    node.bend({})
    await soon(isComplete)
  },
)

test.concurrent('keeps transactions that the node refuses, and reads them later', long, async (context) => {
  const { start, node, isComplete, chain } = await setUp(context, {
    answer(call) {
      if (call.method !== 'getTransaction') return undefined
      const kinds = [
        errorOf(call, -32015, 'Transaction version (7) is not supported by the requesting client.'),
        errorOf(call, -32602, 'Invalid param'),
        errorOf(call, -32019, 'Failed to query long-term storage; please try again'),
        { jsonrpc: '2.0', id: call.id, result: { slot: 'nonsense' } },
        { jsonrpc: '2.0', id: call.id, result: null },
      ]
      return kinds[call.id % 9]
    },
  })
  const first = start()
  await soon(async () => {
    const { rows } = await chain.database.pool.query(
      `select state, detail from heartbeat where source = 'events:jupiter-dca'`,
    )
    expect(rows).toEqual([
      { state: 'degraded', detail: expect.stringMatching(/^\d+ transactions? can't be read: /) },
    ])
  })
  await first.stop()
  node.bend({})
  start()
  await soon(isComplete)
})

test.concurrent(
  'uses the second node and its WebSocket while the first is down, and reports it',
  long,
  async (context) => {
    const { start, goOn, isComplete, node, openNode, chain, unwell } = await setUp(context, {})
    const second = await openNode()
    const indexer = start({ fallback: { rpcUrl: second.url, wsUrl: second.wsUrl } })
    await soon(isComplete)
    expect(second.requested).toEqual({ getGenesisHash: 1, getSlot: 1 })
    await node.die()
    goOn()
    await soon(async () => {
      expect(await unwell()).toEqual([
        {
          source: 'rpc',
          state: 'degraded',
          detail: expect.stringMatching(
            /^Using the node of SOLANA_RPC_FALLBACK_URL since [-\d]+ [:\d]+ UTC, because the node of SOLANA_RPC_URL failed: The Solana RPC can't be used: /,
          ),
        },
      ])
    })
    await soon(async () => {
      const { rows } = await chain.database.pool.query('select count(*)::int as fills from fill')
      expect(rows).toEqual([{ fills: 62 }])
    })
    expect(indexer.statuses()[0]?.counters).toMatchObject({ usesFallback: 1, failovers: 1 })
  },
)

test.concurrent('starts on the second node if the first is down', long, async (context) => {
  const { start, node, openNode, chain, unwell } = await setUp(context, {})
  const second = await openNode()
  await node.die()
  start({ fallback: { rpcUrl: second.url, wsUrl: second.wsUrl } })
  await soon(async () => {
    expect((await unwell()).map(({ source, state }) => [source, state])).toEqual([['rpc', 'degraded']])
    const { rows } = await chain.database.pool.query('select count(*)::int as fills from fill')
    expect(rows).toEqual([{ fills: 60 }])
  })
})

test.concurrent('rejects a second node of another chain and names the setting', long, async (context) => {
  const { start, openNode, chain } = await setUp(context, {})
  const genesis = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
  const second = await openNode({
    answer: (call, response) =>
      call.method === 'getGenesisHash' ? { ...response, result: genesis } : undefined,
  })
  const refusals: string[] = []
  start({
    fallback: { rpcUrl: second.url, wsUrl: second.wsUrl },
    onForeignChain: (sentence) => refusals.push(sentence),
  })
  await soon(async () => expect(refusals).toHaveLength(1))
  expect(refusals[0]).toContain(
    `The node of SOLANA_RPC_FALLBACK_URL is not used: It serves another chain (genesis ${genesis}`,
  )
  const { rows } = await chain.database.pool.query('select from fill')
  expect(rows).toEqual([])
})
