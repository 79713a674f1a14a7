import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { PerpStatsWire } from '~/contracts/perps/perp'
import type { PanelTimes } from '~/domain/service/freshness'
import { invariant } from '~/lib/invariant'
import { panelTimes } from '~/shared/live/panel-times'
import {
  type MarketsResult,
  type MarketsState,
  startMarkets,
  takeResult,
  type VenueMarketWire,
} from './markets-state'
import { createMarketsStore, type MarketsStore } from './markets-store'
import { useMarketFrames } from './use-market-frames'

interface Markets {
  /** Every listed market, largest open interest first. `null`: not read yet. */
  readonly markets: readonly VenueMarketWire[] | null
  /** Totals of all markets. `null`: not read yet. */
  readonly stats: PerpStatsWire | null
  readonly times: PanelTimes
  /** Message about a problem with the data source. `undefined`: the data source has no problem. */
  readonly notice: string | undefined
}

const StoreContext = createContext<MarketsStore | undefined>(undefined)

interface MarketsProviderProps extends MarketsResult {
  readonly children: ReactNode
}

/**
 * Provides the perpetual markets of the dashboard. They start with the page's data and are then updated from
 * the stream. A failed response keeps the current data.
 */
export function MarketsProvider({ choice, answer, stats, children }: MarketsProviderProps) {
  const [store] = useState(() => createMarketsStore(startMarkets({ choice, answer, stats })))
  useEffect(() => {
    const state = store.state()
    if (state.answer !== answer) store.set(takeResult(state, { choice, answer, stats }))
  }, [store, choice, answer, stats])
  useMarketFrames(store, choice)
  return <StoreContext.Provider value={store}>{children}</StoreContext.Provider>
}

/**
 * Returns the store of the dashboard's markets. Components that follow a single market use the store
 * directly.
 */
export function useMarketsStore(): MarketsStore {
  const store = useContext(StoreContext)
  invariant(store, 'useMarketsStore needs a MarketsProvider around it')
  return store
}

/**
 * Render interval of components that are out of view, seconds. They do not render on each update of the
 * market data.
 */
const unseenForSeconds = 10

/**
 * Returns the live markets of the dashboard. A visible component renders whenever a market changes. A
 * component out of view renders only at intervals.
 */
export function useMarkets(isInView = true): Markets {
  const store = useMarketsStore()
  const shown = useRef<MarketsState>()
  const read = useCallback(() => {
    const newest = store.state()
    const age = newest.refreshedAt - (shown.current?.refreshedAt ?? Number.NEGATIVE_INFINITY)
    if (isInView || shown.current === undefined || age >= unseenForSeconds) shown.current = newest
    return shown.current
  }, [store, isInView])
  const state = useSyncExternalStore(store.subscribe, read, store.first)
  return useMemo(() => {
    const { markets, stats, meta, refreshedAt } = state
    return { markets, stats, times: panelTimes(markets, meta, refreshedAt), notice: meta.notice ?? undefined }
  }, [state])
}
