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
import type { PerpMarketWire, PerpStatsWire } from '~/contracts/perps/perp'
import type { PanelResult } from '~/contracts/state/panel'
import type { PanelTimes } from '~/domain/service/freshness'
import { invariant } from '~/lib/invariant'
import { useFrames, useLive } from '~/shared/live/live-provider'
import { panelTimes } from '~/shared/live/panel-times'
import { useClock } from '~/ui/marks/now'
import { type MarketsState, startMarkets, takeFrame, takeResult } from './markets-state'
import { createMarketsStore, type MarketsStore } from './markets-store'

interface Markets {
  /** Every listed market, largest open interest first. `null`: not read yet. */
  readonly markets: readonly PerpMarketWire[] | null
  /** Totals of all markets. `null`: not read yet. */
  readonly stats: PerpStatsWire | null
  readonly times: PanelTimes
  /** Message about a problem with the data source. `undefined`: the data source has no problem. */
  readonly notice: string | undefined
}

const StoreContext = createContext<MarketsStore | undefined>(undefined)

interface MarketsProviderProps {
  readonly answer: PanelResult<PerpMarketWire>
  readonly stats: PerpStatsWire | null
  readonly children: ReactNode
}

/**
 * Provides the perpetual markets of the dashboard. They start with the page's data and are then updated from
 * the stream. A failed response keeps the current data.
 */
export function MarketsProvider({ answer, stats, children }: MarketsProviderProps) {
  const { requestRefresh } = useLive()
  const clock = useClock()
  const [store] = useState(() => createMarketsStore(startMarkets(answer, stats)))
  useEffect(() => {
    const state = store.state()
    if (state.answer !== answer) store.set(takeResult(state, answer, stats))
  }, [store, answer, stats])
  useFrames('market_stats', (frame) => {
    store.set(takeFrame(store.state(), frame, clock()))
    if (frame.resync) requestRefresh()
  })
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
