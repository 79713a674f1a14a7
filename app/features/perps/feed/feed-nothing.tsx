import type { ComponentProps } from 'react'
import { FailedPanel } from '~/shared/page-data/failed-panel'
import { tradesPath } from '~/shared/paths/drift-paths'
import { PanelState } from '~/ui/panel/panel-state'
import { text } from '~/ui/text'
import type { VenueMarketWire } from '../markets/markets-state'
import { usePagePlace, usePendingView, useVenue } from '../venue/venue-provider'
import { type FeedQuery, feedHref, narrowedTo, parseFeedQuery } from './feed-query'
import { feedText } from './feed-text'

/** Messages for an empty list by the reason why the list is empty. */
export interface NothingWords {
  readonly title: string
  /** Message that is shown if no rows match the filter for size or side. */
  readonly such: string
  /** The market is `null` if the list shows all markets. */
  readonly ofMarket: (market: string | null) => string
  readonly ofTrader: (market: string | null) => string
}

interface FeedNothingProps {
  readonly words: NothingWords
  /** Market of the list. `null`: the list shows all markets. */
  readonly market: VenueMarketWire | null
  /** Trader whose rows the list shows. `null`: the list shows all traders. */
  readonly user: string | null
  readonly query: FeedQuery
  readonly page: number
}

/** Explains why a list is empty, with a link to a view that has rows. */
export function FeedNothing({ words, market, user, query, page }: FeedNothingProps) {
  const { pending, hrefTo } = usePendingView(parseFeedQuery, feedHref)
  const { keep } = useVenue()
  const { title } = words
  const wide = hrefTo(narrowedTo(pending, { side: 'both', minUsd: 0 }))
  if (query.side !== 'both' || query.minUsd > 0) {
    const action = { label: feedText.showAll, to: wide }
    return <PanelState kind="empty" title={title} reason={words.such} action={action} />
  }
  if (page > 1) {
    const action = { label: text.firstPage, to: wide }
    return <PanelState kind="empty" title={title} reason={text.noSuchPage} action={action} />
  }
  const name = market?.name ?? null
  if (user === null) return <PanelState kind="empty" title={title} reason={words.ofMarket(name)} />
  const action = { label: feedText.allTraders, to: keep(tradesPath(market?.publicKey ?? null)) }
  return <PanelState kind="empty" title={title} reason={words.ofTrader(name)} action={action} />
}

/** Message that is shown if the list has never been read successfully. */
export function FeedUnavailable(props: Pick<ComponentProps<typeof FailedPanel>, 'what' | 'failure'>) {
  const location = usePagePlace()
  return <FailedPanel {...props} action={{ label: text.retry, to: location.pathname + location.search }} />
}
