import type { ReactNode } from 'react'
import type { WirePage } from '~/contracts/schema/page'
import type { PolledResult } from '~/contracts/state/panel'
import type { TapeTradeWire } from '~/contracts/tape'
import { shortKey } from '~/domain/format/format'
import { tradeTypes } from '~/domain/protocol/trade-type'
import { perpVenueOfTrade } from '~/domain/protocol/venue-of-trade'
import { chosenFiltersOf } from '~/shared/list-filters/chosen-filters'
import { ListFilters } from '~/shared/list-filters/list-filters'
import { choiceParams } from '~/shared/list-filters/list-narrowing'
import { ChosenFilters, FilterChip } from '~/shared/list-sheet/chosen-filters'
import { ListSheetButton } from '~/shared/list-sheet/list-sheet-button'
import type { ChosenFilter } from '~/shared/list-sheet/list-tools-context'
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
      <ChosenFilters of={tradesText.list} chosen={useChosen(wanted)} />
      <Limits query={wanted} />
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
  const chosen = [...useChosen(query), ...useLimits(query)]
  return (
    <>
      <span className={notOnPhone}>{download}</span>
      <ListSheetButton
        of={tradesText.list}
        filters={<Filters query={query} />}
        chosen={chosen}
        actions={download}
      />
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

/** Returns the filters by side, minimum value and venue that narrow the list. */
function useChosen(query: TradesQuery): readonly ChosenFilter[] {
  const hrefOf = useViewHref()
  const { side, minUsd } = choiceParams(tradesListName)
  const byChoice = chosenFiltersOf(query, (change) =>
    hrefOf(assign(side, change.side ?? query.side), assign(minUsd, change.minUsd ?? query.minUsd)),
  )
  if (query.venue === 'all') return byChoice
  const clearHref = hrefOf(assign(venueParam, 'all'))
  return [...byChoice, { label: tradesText.venues[query.venue], clearHref }]
}

/** Returns the token and the trader to which the list is limited. All screens show them, because they have no control. */
function useLimits({ token, maker }: TradesQuery): readonly ChosenFilter[] {
  const hrefOf = useViewHref()
  const limits = [
    { what: tradesText.token, value: token, param: tokenParam },
    { what: tradesText.maker, value: maker, param: makerParam },
  ]
  return limits
    .filter(({ value }) => value !== '')
    .map(({ what, value, param }) => ({
      label: `${what} ${shortKey(value)}`,
      clearHref: hrefOf(assign(param, '')),
      title: value,
    }))
}

/** The token and the trader to which the list is limited, as links that remove the limit. */
function Limits({ query }: ViewProps) {
  const limits = useLimits(query)
  if (limits.length === 0) return null
  return (
    <div className={styles.bar}>
      {limits.map((limit) => (
        <FilterChip key={limit.label} {...limit} />
      ))}
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
