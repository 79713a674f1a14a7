import type { UpcomingRow } from '~/contracts/orders/upcoming-row'
import { formatUsd } from '~/domain/format/format'
import { formatCountdown } from '~/domain/format/format-countdown'
import { formatDateTime, isoTime } from '~/domain/format/format-time'
import { localFormat, utcFormat } from '~/domain/format/time-zone'
import { mapNullable } from '~/lib/map-nullable'
import { SideMark } from '~/shared/marks/side-mark'
import { TraderCell } from '~/shared/orders/trader-cell'
import { useOrderHref } from '~/shared/paths/order-href'
import { Link } from '~/ui/controls/link'
import { useTicks } from '~/ui/marks/now'
import { bind, map, peek, writeText } from '~/ui/signal/signal'
import { NumberCell } from '~/ui/table/number-cell'
import { tableColumn } from '~/ui/table/table'
import { lineLink, onlyPhone } from '~/ui/theme/text-style.css'
import { tokenPageText } from '../token-page-text'

const upcomingColumn = tableColumn<UpcomingRow>()

/** Columns of the upcoming executions of a token. A click on a row opens the order. */
export const upcomingColumns = [
  upcomingColumn({
    key: 'time',
    header: tokenPageText.upcomingColumns.time,
    phone: 'name',
    reads: ['publicKey', 'time'],
    cell: ({ publicKey, time }) => <DueCell order={publicKey} at={time} />,
  }),
  upcomingColumn({
    key: 'side',
    header: tokenPageText.upcomingColumns.side,
    width: 64,
    phone: 'first',
    reads: ['side'],
    cell: ({ side }) => <SideMark buy={side === 'buy'} />,
  }),
  upcomingColumn({
    key: 'amount',
    header: tokenPageText.upcomingColumns.amount,
    width: 96,
    align: 'end',
    phone: 'amount',
    reads: ['amountUsd'],
    cell: ({ amountUsd }) => (
      <>
        {amountUsd === null ? null : <span className={onlyPhone}>$</span>}
        <NumberCell number={mapNullable(amountUsd, formatUsd)} abbreviated />
      </>
    ),
  }),
  upcomingColumn({
    key: 'trader',
    header: tokenPageText.upcomingColumns.trader,
    width: 110,
    align: 'end',
    phone: 'fourth',
    reads: ['trader'],
    cell: ({ trader }) => <TraderCell trader={trader} />,
  }),
] as const

/** Time until an execution. The tooltip shows the exact time. */
function DueCell({ order, at }: { readonly order: string; readonly at: number }) {
  const hrefOf = useOrderHref()
  const ticks = useTicks()
  const left = map(ticks, ({ seconds }) =>
    at <= seconds ? tokenPageText.due : tokenPageText.dueIn(formatCountdown(at - seconds)),
  )
  return (
    <Link to={hrefOf(order)} sameView replace={false} className={lineLink} data-row-link="">
      <time
        ref={bind(left, writeText)}
        dateTime={isoTime(at)}
        title={formatDateTime(at * 1000, ticks.now().inBrowser ? localFormat : utcFormat)}
      >
        {peek(left)}
      </time>
    </Link>
  )
}
