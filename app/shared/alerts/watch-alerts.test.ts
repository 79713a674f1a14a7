import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AlertLine, parseLog } from '~/domain/alert/alert-line'
import type { AlertRule } from '~/domain/alert/alert-rule'
import { mints } from '~/domain/token/mints'
import type { EventStream } from '~/shared/live/live-client'
import { logKey } from './alert-keys'
import { rulesKey } from './rules-key'
import { watchAlerts } from './watch-alerts'

const now = 1_795_000_000
const rule: AlertRule = {
  id: 'r',
  createdAt: now - 60,
  kind: 'trade',
  minUsd: 1_000,
  subject: null,
  side: null,
}

type Listener = (event: { readonly data?: unknown }) => void

/** A stream whose events the test sends. */
function createStream() {
  const listeners = new Map<string, Listener>()
  const opened: string[] = []
  const stream: EventStream = {
    readyState: 1,
    addEventListener: (name, listener) => void listeners.set(name, listener),
    close: () => listeners.clear(),
  }
  return {
    opened,
    open(path: string): EventStream {
      opened.push(path)
      return stream
    },
    send: (name: string, data: unknown) => listeners.get(name)?.({ data: JSON.stringify(data) }),
  }
}

const trade = (id: string, usd: number) => ({
  id,
  signature: id,
  marketKey: mints.USDT,
  baseAssetSymbol: 'SOL',
  side: 'buy',
  quoteAssetAmount: usd,
  time: now - 1,
  venue: 'drift',
})
const rowsOf = (...rows: readonly unknown[]) => ({ rows, resync: false, meta: {} })

let requested: string[] = []
/** Cursor of the trades before those of the first page. */
let older: string | null = null
let stops: (() => void)[] = []

beforeEach(() => {
  const stored = new Map<string, string>([[rulesKey, JSON.stringify([rule])]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
  vi.stubGlobal('window', new EventTarget())
  requested = []
  older = null
  vi.stubGlobal('fetch', (path: string) => {
    requested.push(path)
    const listed = { id: 'spot 1 0', tradeType: 'kamino', buy: false, inputMint: mints.wSOL }
    const spot = { ...listed, outputMint: mints.USDC, timestamp: now - 2, filledAmountUsd: 9_000 }
    const isOlder = path.includes('after=')
    const shown = isOlder ? { ...spot, id: 'older 1 0', timestamp: now - 60 } : spot
    const data = {
      trades: [{ ...shown, publicKey: 'order', signature: 'spot' }],
      olderTrades: isOlder ? null : older,
      tokens: [],
      markets: [],
    }
    return Promise.resolve(Response.json({ data, meta: { dataTime: now }, answeredAt: now }))
  })
})

afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  vi.unstubAllGlobals()
})

function watch(stream: ReturnType<typeof createStream>): AlertLine[] {
  const fired: AlertLine[] = []
  const onFired = (lines: readonly AlertLine[]) => void fired.push(...lines)
  stops.push(watchAlerts({ rules: [rule], now: () => now, onFired, openStream: stream.open }))
  return fired
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))
const storedIds = () => parseLog(localStorage.getItem(logKey)).map(({ id }) => id)

test('fires on trades of the stream, and stores them in the log', async () => {
  const stream = createStream()
  const fired = watch(stream)
  await settle()
  expect(stream.opened.at(-1)).toContain('perps.trades')
  stream.send('perps.trades', rowsOf(trade('small', 10), trade('large', 2_000)))
  expect(fired).toMatchObject([{ id: 'large', figure: 2_000 }])
  expect(storedIds()).toEqual(['large'])
})

test('requests the spot trades once per freshness event, only after a change', async () => {
  const stream = createStream()
  const fired = watch(stream)
  stream.send('freshness', {})
  await settle()
  expect(requested).toEqual(['/panels/alerts?minUsd=1000'])
  expect(fired).toMatchObject([{ id: 'spot:1:0', figure: 9_000 }])
  stream.send('freshness', {})
  await settle()
  expect(requested).toHaveLength(1)
  stream.send('kamino', rowsOf({}))
  stream.send('freshness', {})
  await settle()
  expect(requested).toHaveLength(2)
  expect(fired).toHaveLength(1)
})

test('requests older trades until those that it has seen, and reports the oldest first', async () => {
  const stream = createStream()
  older = 'cursor'
  const fired = watch(stream)
  stream.send('freshness', {})
  await settle()
  expect(requested).toEqual(['/panels/alerts?minUsd=1000', '/panels/alerts?minUsd=1000&after=cursor'])
  expect(fired.map(({ id }) => id)).toEqual(['older:1:0', 'spot:1:0'])
})

test('does not report an event again after a reconnection or a resync', async () => {
  const stream = createStream()
  const fired = watch(stream)
  stream.send('perps.trades', rowsOf(trade('large', 2_000)))
  stream.send('open', undefined)
  stream.send('perps.trades', { rows: [], resync: true, meta: {} })
  stream.send('perps.trades', rowsOf(trade('large', 2_000)))
  stream.send('freshness', {})
  await settle()
  expect(requested).toHaveLength(1)
  expect(fired.map(({ id }) => id)).toEqual(['large', 'spot:1:0'])
})

test('two tabs without locks report an event once', () => {
  const [one, other] = [createStream(), createStream()]
  const [first, second] = [watch(one), watch(other)]
  one.send('perps.trades', rowsOf(trade('large', 2_000)))
  other.send('perps.trades', rowsOf(trade('large', 2_000)))
  expect([first.length, second.length]).toEqual([1, 0])
  expect(storedIds()).toEqual(['large'])
})

test('a rule that was deleted in another tab fires no more', () => {
  const stream = createStream()
  const fired = watch(stream)
  localStorage.setItem(rulesKey, '[]')
  stream.send('perps.trades', rowsOf(trade('large', 2_000)))
  expect(fired).toEqual([])
})
