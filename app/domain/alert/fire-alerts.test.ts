import { expect, test } from 'vitest'
import { mints } from '../token/mints'
import type { AlertRule, AlertSubject, FundingRule, PriceRule, TradeRule } from './alert-rule'
import { type AlertState, emptyAlertState, parseAlertState } from './alert-state'
import { type AlertEvent, fireAlerts, type LevelEvent, type ValuedEvent } from './fire-alerts'

const now = 1_795_000_000
const sol: AlertSubject = { kind: 'token', key: mints.wSOL, name: 'SOL', venue: null }
const solPerp: AlertSubject = { kind: 'market', key: mints.USDT, name: 'SOL-PERP', venue: 'drift' }
const base = { id: 'r1', createdAt: now - 100 }
const largeTrade: TradeRule = { ...base, kind: 'trade', minUsd: 1_000, subject: null, side: null }
const above: PriceRule = { ...base, kind: 'price', subject: sol, direction: 'above', priceUsd: 150 }
const funding: FundingRule = {
  ...base,
  kind: 'funding',
  subject: solPerp,
  direction: 'above',
  hourlyPercent: 0.01,
  per: 'hour',
}

const trade = (changed: Partial<ValuedEvent> = {}): ValuedEvent => ({
  kind: 'trade',
  id: 't1',
  at: now - 1,
  usd: 5_000,
  side: 'buy',
  name: 'USDC → SOL',
  sold: mints.USDC,
  bought: mints.wSOL,
  market: null,
  link: null,
  signature: null,
  ...changed,
})
const price = (figure: number | null, changed: Partial<LevelEvent> = {}): LevelEvent => ({
  kind: 'price',
  key: mints.wSOL,
  figure,
  at: now,
  ...changed,
})
const rate = (figure: number | null, changed: Partial<LevelEvent> = {}): LevelEvent => ({
  ...price(figure),
  kind: 'funding',
  key: mints.USDT,
  ...changed,
})

/** Applies events one after the other, and returns the values that fired. The state is stored between them. */
function figuresOf(rules: readonly AlertRule[], events: readonly AlertEvent[]): readonly number[] {
  let state: AlertState = emptyAlertState
  return events.flatMap((event) => {
    const fired = fireAlerts(rules, state, [event], now)
    state = parseAlertState(JSON.stringify(fired.state))
    return fired.lines.map(({ figure }) => figure)
  })
}

test('fires on a trade of at least the minimum value, with its value and threshold', () => {
  const { lines } = fireAlerts([largeTrade], emptyAlertState, [trade({ usd: 1_000 })], now)
  expect(lines).toMatchObject([{ id: 't1', kind: 'trade', side: 'buy', figure: 1_000, threshold: 1_000 }])
  expect(figuresOf([largeTrade], [trade({ usd: 999.99 })])).toEqual([])
})

test('reports a trade once, in whatever message it comes again', () => {
  const again = trade({ usd: 5_001, sold: null, bought: null })
  expect(figuresOf([largeTrade], [trade(), again, trade()])).toEqual([5_000])
  const { lines } = fireAlerts([largeTrade], emptyAlertState, [trade(), trade()], now)
  expect(lines).toHaveLength(1)
})

test('reports a trade once if it matches several rules', () => {
  const rules = [largeTrade, { ...largeTrade, id: 'r2', minUsd: 10 }]
  expect(fireAlerts(rules, emptyAlertState, [trade()], now).lines).toMatchObject([{ threshold: 1_000 }])
})

test('does not fire on a trade of unknown value, and fires when its value becomes known', () => {
  expect(figuresOf([largeTrade], [trade({ usd: null }), trade()])).toEqual([5_000])
})

test('does not fire on a trade before the rule, or on an old one', () => {
  expect(figuresOf([largeTrade], [trade({ at: base.createdAt - 1 })])).toEqual([])
  const old = { ...largeTrade, createdAt: 0 }
  expect(figuresOf([old], [trade({ at: now - 121 })])).toEqual([])
  expect(figuresOf([old], [trade({ at: now - 120 })])).toEqual([5_000])
})

test('limits trades to a token, a market and a side', () => {
  const ofSol = { ...largeTrade, subject: sol }
  expect(figuresOf([ofSol], [trade(), trade({ id: 't2', bought: null })])).toEqual([5_000])
  const ofMarket = { ...largeTrade, subject: solPerp }
  expect(figuresOf([ofMarket], [trade(), trade({ id: 't2', usd: 7_000, market: mints.USDT })])).toEqual([
    7_000,
  ])
  // An order that sells SOL for another token is stored as a buy of that token.
  const sellsSol: TradeRule = { ...ofSol, side: 'sell' }
  const toBonk = trade({ id: 't3', usd: 6_000, sold: mints.wSOL, bought: 'bonk' })
  expect(fireAlerts([sellsSol], emptyAlertState, [trade(), toBonk], now).lines).toMatchObject([
    { figure: 6_000, side: 'sell' },
  ])
  const sells: TradeRule = { ...largeTrade, side: 'sell' }
  expect(figuresOf([sells], [trade(), trade({ id: 't2', usd: 8_000, side: 'sell' })])).toEqual([8_000])
})

test('fires on a DCA order only for a DCA rule', () => {
  const order = trade({ kind: 'dca', id: 'order' })
  expect(figuresOf([largeTrade], [order])).toEqual([])
  expect(figuresOf([{ ...base, kind: 'dca', minUsd: 1_000 }], [order, order, trade()])).toEqual([5_000])
})

test('fires once per crossing of a price, and again only after the price went back', () => {
  const prices = [140, 151, 152, 149.99, 151, 149, 155].map((figure) => price(figure))
  expect(figuresOf([above], prices)).toEqual([151, 155])
})

test('fires on a fall below a price', () => {
  const below: PriceRule = { ...above, direction: 'below' }
  expect(
    figuresOf(
      [below],
      [160, 150, 140, 150.1, 151, 149].map((figure) => price(figure)),
    ),
  ).toEqual([150, 149])
})

test('does not fire on a price that is beyond the threshold from the start', () => {
  expect(figuresOf([above], [price(151), price(160)])).toEqual([])
})

test('ignores missing and old prices, and prices of other tokens', () => {
  const events = [
    price(140),
    price(null),
    price(151, { at: null }),
    price(151, { at: now - 601 }),
    price(151, { key: mints.USDC }),
    rate(151, { key: mints.wSOL }),
  ]
  expect(figuresOf([above], events)).toEqual([])
  expect(figuresOf([above], [...events, price(152)])).toEqual([152])
})

test('fires once while funding is above the threshold, also if it was above from the start', () => {
  const rates = [0.02, 0.03, 0.009, 0.02].map((figure) => rate(figure))
  expect(figuresOf([funding], rates)).toEqual([0.02, 0.02])
  expect(figuresOf([funding], [rate(0.02, { at: now - 7_201 })])).toEqual([])
})

test('a negative funding threshold has a margin as well', () => {
  const negative = { ...funding, hourlyPercent: -0.01 }
  expect(
    figuresOf(
      [negative],
      [-0.02, -0.005, -0.010001, -0.005].map((figure) => rate(figure)),
    ),
  ).toEqual([-0.005])
})

test('fires once while funding is below a negative threshold, also if it was below from the start', () => {
  const below: FundingRule = { ...funding, direction: 'below', hourlyPercent: -0.02 }
  expect(
    figuresOf(
      [below],
      [-0.03, -0.04, -0.02, -0.019, 0.5, -0.02].map((figure) => rate(figure)),
    ),
  ).toEqual([-0.03, -0.02])
  const { lines } = fireAlerts([below], emptyAlertState, [rate(-0.03)], now)
  expect(lines).toMatchObject([{ direction: 'below', figure: -0.03, threshold: -0.02 }])
})

test('returns the given state if nothing has changed', () => {
  const first = fireAlerts([above], emptyAlertState, [price(140)], now)
  expect(first.state).not.toBe(emptyAlertState)
  expect(fireAlerts([above], first.state, [price(141)], now).state).toBe(first.state)
})

test('forgets removed rules and old events', () => {
  const state = { reported: [{ id: 'old', at: now - 601 }], beyond: { gone: true, r1: false } }
  const fired = fireAlerts([above], state, [price(151)], now)
  expect(fired.state).toEqual({ reported: [], beyond: { r1: true } })
})
