import { useMemo } from 'react'
import type { PerpOrderWire } from '~/contracts/perps/perp-account'
import type { WirePage } from '~/contracts/schema/page'
import type { PolledResult } from '~/contracts/state/panel'
import { formatCount } from '~/domain/format/format'
import { useLive } from '~/shared/live/live-provider'
import { useHeld } from '~/shared/live/use-held'
import type { Failure } from '~/shared/page-data/failure'
import { usePolled } from '~/shared/page-data/use-polled'
import { nouns } from '~/shared/text/nouns'
import { useFollowLinks } from '~/ui/hooks/use-follow-links'
import { Card } from '~/ui/panel/card'
import { FreshnessChip } from '~/ui/panel/freshness-chip'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { PagedRows } from '~/ui/table/paged-rows'
import { PolledTable } from '~/ui/table/polled-table'
import { region } from '~/ui/table/table.css'
import { text } from '~/ui/text'
import type { VenueMarketWire } from '../markets/markets-state'
import { usePendingView } from '../venue/venue-provider'
import { withVenue } from '../venue/venue-url'
import * as styles from './feed.css'
import { FeedNothing, FeedUnavailable } from './feed-nothing'
import { type FeedQuery, feedHref, ordersCsvHref, pageOfOrders, parseFeedQuery } from './feed-query'
import { feedText } from './feed-text'
import { FeedChosen, FeedTools } from './feed-tools'
import { FeedFooter } from './footer/feed-footer'
import { orderColumns } from './perp-order-columns'
import { useFrozen } from './use-frozen'

/**
 * Polling interval of the orders list, the same as for the DCA feed. The list polls because the stream has no
 * events for orders.
 */
const pace = { everyMs: 5_000, jitterMs: 1_000 } as const

interface OrdersCardProps {
  readonly market: VenueMarketWire
  /** Trader whose orders the list shows. `null`: the list shows all traders. */
  readonly user: string | null
  readonly query: FeedQuery
  readonly answer: PolledResult<WirePage<PerpOrderWire>>
}

/** Open orders of a market, newest first. */
export function OrdersCard(props: OrdersCardProps) {
  const { market, user, query, answer } = props
  const { pending, hrefTo } = usePendingView(parseFeedQuery, feedHref)
  const { paused } = useLive()
  const path = ordersPanelPath(market, user, query)
  const polled = usePolled(path, answer, pace)
  const { held, handlers } = useHeld()
  const listeners = { ...handlers, onClick: useFollowLinks() }
  const page = useFrozen(polled.data, polled.data !== null && (held || query.paused), path)
  const hrefOf = (number: number, byFive = false) => hrefTo(pageOfOrders(pending, number, byFive))
  return (
    <Card
      title={feedText.orders}
      status={<FreshnessChip times={polled.times} paused={paused || query.paused} />}
      actions={
        <>
          {page === null ? null : <span className={styles.note}>{feedText.open(countOf(page))}</span>}
          <FeedTools
            of={feedText.orders}
            query={query}
            href={ordersCsvHref(market.venue, { market: market.publicKey, user }, query)}
            isEmpty={page === null || page.content.length === 0}
            what={feedText.ordersWhat}
          />
        </>
      }
      notice={polled.notice}
      footer={<FeedFooter title={feedText.orders} noun={nouns.openOrders} page={page} hrefOf={hrefOf} />}
    >
      <FeedChosen of={feedText.orders} query={query} />
      <div className={region} {...listeners}>
        <StaleDimmer times={polled.times}>
          <Rows market={market} user={user} query={query} page={page} failure={polled.failure} />
        </StaleDimmer>
      </div>
    </Card>
  )
}

/** Returns the polling URL for the orders of a view. */
function ordersPanelPath(market: VenueMarketWire, user: string | null, query: FeedQuery): string {
  const path = `/panels/drift-orders/${encodeURIComponent(market.publicKey)}`
  const pathname = user === null ? path : `${path}/${encodeURIComponent(user)}`
  const view: FeedQuery = { ...query, paused: false, tradesPage: 1, tradesByFive: false, funding: 'year' }
  return withVenue(feedHref(view, { pathname, search: '' }), market.venue)
}

interface RowsProps extends Pick<OrdersCardProps, 'market' | 'user' | 'query'> {
  readonly page: WirePage<PerpOrderWire> | null
  readonly failure: Failure | undefined
}

function Rows({ page, market, user, query, failure }: RowsProps) {
  const columns = useMemo(() => orderColumns(market.baseAssetSymbol), [market.baseAssetSymbol])
  if (page === null) return <FeedUnavailable what={feedText.ordersWhat} failure={failure} />
  if (page.content.length === 0) {
    return (
      <FeedNothing
        words={feedText.nothing.orders}
        market={market}
        user={user}
        query={query}
        page={query.ordersPage}
      />
    )
  }
  return (
    <PagedRows page={page.page} byFive>
      <PolledTable
        caption={feedText.orders}
        columns={columns}
        rows={page.content}
        keyOf={(order) => order.id}
      />
    </PagedRows>
  )
}

function countOf({ totalElements, totalIsExact }: WirePage<unknown>): string {
  const count = formatCount(totalElements)
  return totalIsExact ? count : text.atLeast(count)
}
