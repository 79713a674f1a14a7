import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import type { IdentityView } from '~/domain/order/identity-view'
import type { TraderTotalsView } from '~/domain/order/trader-view'
import { driftOnly, perpVenues } from '~/domain/protocol/venues'
import type { StoredHeartbeat } from '~/store/read/read-heartbeats'
import { createLookups } from './lookups.server'

const mint = trustedAddress('So11111111111111111111111111111111111111112')

function heartbeat(source: string, committedSlot: number | undefined): StoredHeartbeat {
  return {
    source,
    state: committedSlot === undefined ? 'snapshot' : 'live',
    tipSlot: 300,
    committedSlot,
    blockTime: undefined,
    detail: undefined,
    counters: {},
    heardAt: 0,
    ageSeconds: 0,
  }
}

const nothing = async () => undefined

const called = async (): Promise<never> => {
  throw new Error('the query was called')
}

const totals: TraderTotalsView = {
  trader: mint,
  since: undefined,
  venues: [],
  total: {
    openOrders: 0,
    openPositions: 0,
    openUsd: 0,
    fills: undefined,
    volumeUsd: undefined,
    isExact: true,
  },
  settledPnl: undefined,
}

function lookups(heartbeats: readonly StoredHeartbeat[], identity: Partial<IdentityView> = {}) {
  const unknown: IdentityView = {
    id: mint,
    kind: 'trader',
    key: mint,
    venue: undefined,
    perpVenue: undefined,
    known: false,
  }
  return createLookups(
    {
      getPerpMarket: nothing,
      getPerpFunding: nothing,
      listPerpTrades: nothing,
      listMarketPerpPositions: nothing,
      listMarketSpotBalances: nothing,
      listPerpOrders: nothing,
      getPerpOrder: nothing,
      getPerpOrderFills: nothing,
      getPerpAccount: nothing,
      getToken: nothing,
      getLatestCandles: nothing,
      getChartBars: nothing,
      getOrderFills: nothing,
      listOrderEvents: nothing,
      getDcaOrder: nothing,
      getLimitOrder: nothing,
      listLiquidations: nothing,
      getTraderTotals: async () => totals,
      getTraderCounts: called,
      getPerpStats: called,
      listDcaPressure: called,
      getDcaForecast: called,
      getLimitDepth: called,
      resolveIdentity: async () => ({ ...unknown, ...identity }),
    },
    { read: async () => heartbeats },
  )
}

const pressure = { horizon: '24h', page: 1, size: 1 } as const
const forecast = { horizon: '24h', tokens: 1 } as const
const driftIsRead = heartbeat('accounts:drift-perps', 290)
const dcaIsLoading = heartbeat('accounts:jupiter-dca', undefined)

test('does not report a key as missing before the sources have read the chain once', async () => {
  const first = { name: 'SourceUnavailableError', isLoading: true }
  await expect(lookups([]).getPerpMarket(driftOnly, 'SOL')).rejects.toMatchObject(first)
  await expect(lookups([dcaIsLoading]).getToken(mint, undefined)).rejects.toMatchObject(first)
  await expect(lookups([dcaIsLoading]).resolveIdentity({ id: mint })).rejects.toMatchObject(first)
})

test('reports a key as missing if its own sources have read the chain', async () => {
  const { getPerpMarket, getToken } = lookups([driftIsRead, dcaIsLoading])
  await expect(getPerpMarket(driftOnly, 'SOL')).resolves.toBeUndefined()
  await expect(getToken(mint, undefined)).rejects.toThrow()
})

test('identifies what is known, and what is not an address, while the chain is loading', async () => {
  const known = lookups([dcaIsLoading], { kind: 'order', known: true })
  await expect(known.resolveIdentity({ id: mint })).resolves.toMatchObject({ kind: 'order' })
  const invalid = lookups([dcaIsLoading], { kind: 'unknown', key: undefined })
  await expect(invalid.resolveIdentity({ id: 'x' })).resolves.toMatchObject({ kind: 'unknown' })
})

test('has no totals of a trader before all venues have read the chain once', async () => {
  await expect(lookups([driftIsRead, dcaIsLoading]).getTraderTotals(mint)).rejects.toMatchObject({
    isLoading: true,
  })
  await expect(lookups([driftIsRead]).getTraderTotals(mint)).resolves.toBe(totals)
})

test('has no sums before the sources that they need have read the chain once', async () => {
  const limitIsLoading = heartbeat('accounts:kamino-limit', undefined)
  const velocityIsLoading = heartbeat('accounts:velocity-perps', undefined)
  const loading = lookups([driftIsRead, velocityIsLoading, dcaIsLoading, limitIsLoading])
  const isLoading = { isLoading: true }
  await expect(loading.getTraderCounts(mint)).rejects.toMatchObject(isLoading)
  await expect(loading.getPerpStats(perpVenues)).rejects.toMatchObject(isLoading)
  await expect(loading.getPerpStats(driftOnly)).rejects.toThrow('the query was called')
  await expect(loading.getLimitDepth({ tokenMint: mint })).rejects.toMatchObject(isLoading)
  await expect(loading.listDcaPressure(pressure)).rejects.toMatchObject(isLoading)
  await expect(loading.getDcaForecast(forecast)).rejects.toMatchObject(isLoading)
  await expect(lookups([dcaIsLoading]).getLimitDepth({ tokenMint: mint })).rejects.toThrow('was called')
  await expect(lookups([limitIsLoading]).listDcaPressure(pressure)).rejects.toThrow('was called')
})
