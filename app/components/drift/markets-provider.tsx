import { createContext, type ReactNode, useContext, useState } from 'react'
import type { PanelAnswer } from '~/contracts/panel'
import type { PerpMarketWire, PerpStatsWire } from '~/contracts/perp'
import type { PanelTimes } from '~/domain/freshness'
import { invariant } from '~/lib/invariant'
import { useClock } from '~/ui/now'
import { useFrames, useLive } from '../live/live-provider'
import { panelTimes } from '../live/panel-times'
import { type MarketsState, startMarkets, takeAnswer, takeFrame } from './markets-state'

interface Markets {
  /** Every listed market, largest open interest first; null = they could not be read yet. */
  readonly markets: readonly PerpMarketWire[] | null
  /** All of them together; null likewise. */
  readonly stats: PerpStatsWire | null
  readonly times: PanelTimes
  /** A sentence about the source; undefined = all is well. */
  readonly notice: string | undefined
}

const MarketsContext = createContext<Markets | undefined>(undefined)

interface MarketsProviderProps {
  readonly answer: PanelAnswer<PerpMarketWire>
  readonly stats: PerpStatsWire | null
  readonly children: ReactNode
}

/** The perp markets of the dashboard: the page's own first, then the stream's. What fails keeps what is there (M172). */
export function MarketsProvider({ answer, stats, children }: MarketsProviderProps) {
  const { requestRefresh } = useLive()
  const clock = useClock()
  const [stored, setState] = useState<MarketsState>(() => startMarkets(answer, stats))
  const state = stored.answer === answer ? stored : takeAnswer(stored, answer, stats)
  if (state !== stored) setState(state)
  useFrames('market_stats', (frame) => {
    setState((current) => takeFrame(current, frame, clock()))
    if (frame.resync) requestRefresh()
  })
  const { meta, refreshedAt } = state
  const value = {
    markets: state.markets,
    stats: state.stats,
    times: panelTimes(state.markets, meta, refreshedAt),
    notice: meta.notice ?? undefined,
  }
  return <MarketsContext.Provider value={value}>{children}</MarketsContext.Provider>
}

/** The dashboard's markets, live. */
export function useMarkets(): Markets {
  const markets = useContext(MarketsContext)
  invariant(markets, 'useMarkets needs a MarketsProvider around it')
  return markets
}
