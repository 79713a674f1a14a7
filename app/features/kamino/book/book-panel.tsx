import type { OrderBookWire } from '~/contracts/kamino'
import { ListFilters } from '~/shared/list-filters/list-filters'
import { type ListChoice, readChoice } from '~/shared/list-filters/list-narrowing'
import { useChosenLine } from '~/shared/list-filters/use-chosen-line'
import { ListSheetButton } from '~/shared/list-sheet/list-sheet-button'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { FailedPanel } from '~/shared/page-data/failed-panel'
import { PolledStatus } from '~/shared/page-data/polled-status'
import type { Polled } from '~/shared/page-data/use-polled'
import { ordersText } from '~/shared/text/orders-text'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { ExportLink } from '~/ui/export/export-link'
import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import { Card } from '~/ui/panel/card'
import { PanelState } from '~/ui/panel/panel-state'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { text } from '~/ui/text'
import { notOnPhone } from '~/ui/theme/text-style.css'
import { assign, hrefWith } from '~/ui/url/url-param'
import { allLevelsParam, bookListName } from '../kamino-params'
import { kaminoText } from '../kamino-text'
import * as styles from './book.css'
import { crossedCount } from './book-levels'
import { BookTable } from './book-table'
import { bookPeriodMs } from './use-kamino-book'

interface BookPanelProps {
  readonly polled: Polled<OrderBookWire>
  readonly allLevels: boolean
}

/** URL from which the order book can be downloaded as CSV, one row per price level. */
const csv = '/api/kamino/orderbook/sol-usdc?format=csv'

const filters = <ListFilters of={kaminoText.book} name={bookListName} />

/** Panel with the live SOL/USDC order book. */
export function BookPanel({ polled, allLevels }: BookPanelProps) {
  const crossed = polled.data === null ? 0 : crossedCount(polled.data)
  const chosen = useChosenLine(kaminoText.book, bookListName)
  const choice = readChoice(bookListName, new URLSearchParams(usePendingLocation().search))
  return (
    <Card
      title={kaminoText.book}
      anchor="book"
      status={<PolledStatus polled={polled} periodSeconds={bookPeriodMs / 1000} />}
      actions={
        <>
          <MetricInfo of="kaminoBook" />
          <ExportLink
            href={csv}
            empty={polled.data === null || isEmptyBook(polled.data)}
            what={kaminoText.wholeBook}
          />
          <ListSheetButton of={kaminoText.book} filters={filters} chosen={chosen.filters} />
        </>
      }
      notice={polled.notice}
      footer={crossed === 0 ? undefined : <span>× {kaminoText.crossedNote(crossed)}</span>}
    >
      <div className={notOnPhone}>{filters}</div>
      {chosen.line}
      <StaleDimmer times={polled.times}>
        <Content polled={polled} choice={choice} allLevels={allLevels} />
      </StaleDimmer>
    </Card>
  )
}

interface ContentProps {
  readonly polled: Polled<OrderBookWire>
  readonly choice: ListChoice
  readonly allLevels: boolean
}

function Content({ polled, choice, allLevels }: ContentProps) {
  const { data: book, times, failure } = polled
  const place = usePendingLocation()
  if (book === null) {
    const action = { label: text.retry, to: hrefWith(place) }
    return <FailedPanel what={kaminoText.book} failure={failure} action={action} />
  }
  if (isEmptyBook(book)) {
    return (
      <PanelState kind="empty" times={times} title={ordersText.noOrders} reason={kaminoText.noBookLine} />
    )
  }
  return (
    <>
      <BookTable book={book} choice={choice} allLevels={allLevels} />
      <p className={styles.more}>
        <Link
          to={hrefWith(place, assign(allLevelsParam, !allLevels))}
          sameView
          className={button({ variant: 'ghost' })}
        >
          {allLevels ? kaminoText.showFewLevels : kaminoText.showAllLevels}
        </Link>
      </p>
    </>
  )
}

function isEmptyBook({ bids, asks }: OrderBookWire): boolean {
  return bids.length === 0 && asks.length === 0
}
