import type { ReactNode } from 'react'
import type { WirePage } from '~/contracts/schema/page'
import type { PolledResult } from '~/contracts/state/panel'
import type { TapeTradeWire } from '~/contracts/tape'
import { shortKey } from '~/domain/format/format'
import { tradeTypes } from '~/domain/protocol/trade-type'
import { perpVenueOfTrade } from '~/domain/protocol/venue-of-trade'
import { ListFilters } from '~/shared/list-filters/list-filters'
import { ListSheetButton } from '~/shared/list-sheet/list-sheet-button'
import { useLive } from '~/shared/live/live-provider'
import { panelNotice, panelTimes } from '~/shared/live/panel-times'
import { FailedPanel } from '~/shared/page-data/failed-panel'
import { sameQuery } from '~/shared/page-data/reconcile'
import { allTradesPath, venuePath } from '~/shared/paths/drift-paths'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { SegmentedLinks } from '~/ui/controls/segmented-links'
import { ExportLink } from '~/ui/export/export-link'
import { usePending } from '~/ui/hooks/use-pending'
import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import { Card } from '~/ui/panel/card'
import { FreshnessChip } from '~/ui/panel/freshness-chip'
import { PanelState } from '~/ui/panel/panel-state'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { Table } from '~/ui/table/table'
import { region } from '~/ui/table/table.css'
import { text } from '~/ui/text'
import { notOnPhone } from '~/ui/theme/text-style.css'
import { assign, hrefWith, type UrlChange } from '~/ui/url/url-param'
import * as styles from './trades.css'
import { tradesColumns } from './trades-columns'
import {
  afterParam,
  makerParam,
  parseTradesQuery,
  type TradesQuery,
  tokenParam,
  tradesCsvHref,
  tradesListName,
  venueParam,
} from './trades-query'
import { tradesText } from './trades-text'

interface TradesListProps {
  readonly query: TradesQuery
  readonly answer: PolledResult<WirePage<TapeTradeWire>>
  /** Interval at which the list is read again, seconds. */
  readonly periodSeconds: number
}

/** List of the trades of all venues, with its filters. Links and a form change the view, so no scripts are needed. */
export function TradesList({ query, answer, periodSeconds }: TradesListProps) {
  const { paused } = useLive()
  const place = usePendingLocation()
  const { data: page, meta, answeredAt } = answer
  const times = panelTimes(page, meta, answeredAt)
  const wanted = parseTradesQuery(new URLSearchParams(place.search))
  const pending = usePending(page === null || !sameQuery(wanted, query))
  const isEmpty = page === null || page.content.length === 0
  return (
    <Card
      title={tradesText.list}
      status={<FreshnessChip times={times} periodSeconds={periodSeconds} paused={paused} />}
      actions={
        <Tools
          query={wanted}
          download={<ExportLink href={tradesCsvHref(query)} empty={isEmpty} what={tradesText.what} />}
        />
      }
      notice={panelNotice(page, meta)}
      footer={page === null ? null : <Pages query={query} cursor={page.cursor ?? null} />}
    >
      <div className={notOnPhone}>
        <Filters query={wanted} />
      </div>
      <Chosen query={wanted} />
      <StaleDimmer times={times} loading={pending && tradesText.what}>
        <Rows page={page} />
      </StaleDimmer>
    </Card>
  )
}

/** The trades, or a message if there are none. */
function Rows({ page }: { readonly page: WirePage<TapeTradeWire> | null }) {
  const { pathname, search } = usePendingLocation()
  if (page === null)
    return <FailedPanel what={tradesText.what} action={{ label: text.retry, to: pathname + search }} />
  if (page.content.length === 0) {
    const reason = page.cursor ? tradesText.nothingYet : tradesText.nothingLine
    return <PanelState kind="empty" title={tradesText.nothing} reason={reason} />
  }
  return (
    <div className={region}>
      <Table
        caption={tradesText.list}
        columns={tradesColumns}
        rows={page.content}
        keyOf={(trade) => trade.id}
      />
    </div>
  )
}

/** Returns a function that builds the URL of another view, beginning with its newest trades. */
function useViewHref(): (...changes: readonly UrlChange[]) => string {
  const place = usePendingLocation()
  return (...changes) => hrefWith(place, assign(afterParam, ''), ...changes)
}

interface ViewProps {
  readonly query: TradesQuery
}

/** The download on wide screens; on phones, a sheet with the filters and the download. */
function Tools({ query, download }: ViewProps & { readonly download: ReactNode }) {
  return (
    <>
      <span className={notOnPhone}>{download}</span>
      <ListSheetButton of={tradesText.list} filters={<Filters query={query} />} actions={download} />
    </>
  )
}

/** Filters by side, minimum value and venue. */
function Filters({ query }: ViewProps) {
  const hrefOf = useViewHref()
  const ofVenue = (['all', ...tradeTypes] as const).map((venue) => ({
    label: venue === 'all' ? tradesText.allVenues : tradesText.venues[venue],
    to: hrefOf(assign(venueParam, venue)),
    current: venue === query.venue,
  }))
  return (
    <>
      <ListFilters of={tradesText.what} name={tradesListName} />
      <div className={styles.bar}>
        <SegmentedLinks label={tradesText.venue} segments={ofVenue} />
        <LiveTradesLink venue={query.venue} />
      </div>
    </>
  )
}

/** The token and the trader to which the list is limited, as links that remove the limit. */
function Chosen({ query: { token, maker } }: ViewProps) {
  const hrefOf = useViewHref()
  if (token === '' && maker === '') return null
  return (
    <div className={styles.bar}>
      <Limit what={tradesText.token} value={token} to={hrefOf(assign(tokenParam, ''))} />
      <Limit what={tradesText.maker} value={maker} to={hrefOf(assign(makerParam, ''))} />
    </div>
  )
}

/** Link from the trades at a perps venue to the venue's own page of live trades. Spot venues have no such page. */
function LiveTradesLink({ venue }: Pick<TradesQuery, 'venue'>) {
  const perpVenue = venue === 'all' ? undefined : perpVenueOfTrade(venue)
  if (venue === 'all' || perpVenue === undefined) return null
  return (
    <Link to={venuePath(allTradesPath, perpVenue)} className={button({ variant: 'ghost', size: 'small' })}>
      {tradesText.liveTrades(tradesText.venues[venue])}
    </Link>
  )
}

function Limit({ what, value, to }: { readonly what: string; readonly value: string; readonly to: string }) {
  if (value === '') return null
  const name = `${what} ${shortKey(value)}`
  return (
    <Link
      to={to}
      sameView
      className={button({ variant: 'quiet', size: 'small' })}
      aria-label={tradesText.remove(name)}
      title={value}
    >
      {name} ×
    </Link>
  )
}

/** Links to the newest trades and to older ones. */
function Pages({ query, cursor }: { readonly query: TradesQuery; readonly cursor: string | null }) {
  const hrefOf = useViewHref()
  const look = button({ variant: 'quiet', size: 'small' })
  return (
    <nav className={styles.pager} aria-label={tradesText.pages}>
      {query.after === '' ? null : (
        <Link to={hrefOf()} className={look}>
          {tradesText.newest}
        </Link>
      )}
      {cursor === null ? null : (
        <Link to={hrefOf(assign(afterParam, cursor))} className={look}>
          {tradesText.older}
        </Link>
      )}
    </nav>
  )
}
