import { useEffect } from 'react'
import type { VenueChoice } from '~/domain/perp/venue-choice'
import { driftOnly } from '~/domain/protocol/venues'
import { useLive } from '~/shared/live/live-provider'
import { useClock } from '~/ui/marks/now'
import { metaOfMarkets } from '../venue/venue-topics'
import { type MarketsChange, takeFrame } from './markets-state'
import type { MarketsStore } from './markets-store'

const [drift] = driftOnly

/** Updates the store from the stream: from Drift's topic if only Drift is shown, otherwise from that of all venues. */
export function useMarketFrames(store: MarketsStore, choice: VenueChoice): void {
  const { client, requestRefresh } = useLive()
  const clock = useClock()
  useEffect(() => {
    const take = (change: MarketsChange, resync: boolean) => {
      store.set(takeFrame(store.state(), change, clock()))
      if (resync) requestRefresh()
    }
    if (choice === drift) {
      return client.on('market_stats', ({ rows, stats, meta, resync }) =>
        take({ rows: rows.map((row) => ({ ...row, venue: drift })), stats, meta }, resync),
      )
    }
    return client.on('perps.markets', (frame) => {
      const { rows, stats, resync } = frame
      take({ rows, stats: stats?.[choice], meta: metaOfMarkets(choice, frame) }, resync)
    })
  }, [client, store, choice, clock, requestRefresh])
}
