import { expect, test } from 'vitest'
import type { PerpMarketView } from '~/domain/perp/perp-view'
import { type PerpVenue, perpVenues } from '~/domain/protocol/venues'
import type { StoredHeartbeat } from '~/store/read/read-heartbeats'
import { findMarketOf, type PerpQueryDeps } from './market-reader.server'
import { createPerpMarketQueries } from './perp-markets.server'

const now = 1_795_000_000

function market(venue: PerpVenue): PerpMarketView {
  const known: Partial<PerpMarketView> = {
    venue,
    key: `${venue}-sol` as PerpMarketView['key'],
    name: 'SOL-PERP',
    baseSymbol: 'SOL',
    marketIndex: 0,
    isListed: true,
    lastTradeAt: now - 10,
  }
  return known as PerpMarketView
}

/** Accounts of a venue that have been read, or that are being read for the first time. */
function accounts(protocol: string, isRead: boolean): StoredHeartbeat {
  return {
    source: `accounts:${protocol}`,
    state: isRead ? 'live' : 'snapshot',
    tipSlot: 300,
    committedSlot: isRead ? 290 : undefined,
    blockTime: isRead ? now : undefined,
    detail: undefined,
    counters: {},
    heardAt: 0,
    ageSeconds: 0,
  }
}

/** The given venues have been read, the others are loading. `chosen` is the default venue of the operator. */
function depsWith(read: readonly PerpVenue[], chosen?: PerpVenue): PerpQueryDeps {
  const heartbeats = perpVenues.map((venue) => accounts(`${venue}-perps`, read.includes(venue)))
  const deps: Partial<PerpQueryDeps> = {
    cache: {
      get: async () => read.map(market),
    } as unknown as PerpQueryDeps['cache'],
    clock: { nowMs: () => now * 1_000 } as PerpQueryDeps['clock'],
    heartbeats: { read: async () => heartbeats },
    defaultPerpVenue: chosen,
  }
  return deps as PerpQueryDeps
}

const loading = { name: 'SourceUnavailableError', isLoading: true }

test('a name does not select the market of another venue while those of the default venue are loading', async () => {
  for (const named of ['SOL-PERP', 'sol', '0']) {
    await expect(findMarketOf(depsWith(['velocity']), perpVenues, named)).rejects.toMatchObject(loading)
    await expect(findMarketOf(depsWith(['velocity'], 'drift'), perpVenues, named)).rejects.toMatchObject(
      loading,
    )
  }
  await expect(findMarketOf(depsWith(perpVenues), perpVenues, 'SOL')).resolves.toMatchObject({
    venue: 'drift',
  })
})

test('a name selects the market of the chosen default venue as soon as it is read', async () => {
  await expect(findMarketOf(depsWith(['drift'], 'drift'), perpVenues, 'SOL')).resolves.toMatchObject({
    venue: 'drift',
  })
  // Without a choice, the other venue may turn out to be the one that trades.
  await expect(findMarketOf(depsWith(['drift']), perpVenues, 'SOL')).rejects.toMatchObject(loading)
})

test('an account, a venue and a single venue are unambiguous while another venue is loading', async () => {
  const deps = depsWith(['velocity'])
  const found = { venue: 'velocity', name: 'SOL-PERP' }
  await expect(findMarketOf(deps, perpVenues, 'velocity-sol')).resolves.toMatchObject(found)
  await expect(findMarketOf(deps, perpVenues, 'velocity:SOL')).resolves.toMatchObject(found)
  await expect(findMarketOf(deps, ['velocity'], 'SOL')).resolves.toMatchObject(found)
  await expect(findMarketOf(deps, perpVenues, 'drift:SOL')).resolves.toBeUndefined()
})

test('a venue whose indexer has stopped during its first read does not hold up names', async () => {
  const deps = depsWith(['velocity'])
  const stopped = {
    ...deps,
    heartbeats: { read: async () => [{ ...accounts('drift-perps', false), ageSeconds: 60 }] },
  }
  await expect(findMarketOf(stopped, perpVenues, 'SOL')).resolves.toMatchObject({ venue: 'velocity' })
})

test('the venue that trades becomes the default only after the markets of all venues are read', async () => {
  const defaultOf = (read: readonly PerpVenue[]) =>
    createPerpMarketQueries(depsWith(read)).getDefaultPerpVenue()
  await expect(defaultOf(['velocity'])).resolves.toBe('drift')
  await expect(defaultOf(perpVenues)).resolves.toBe('drift')
})
