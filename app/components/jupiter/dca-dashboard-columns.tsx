import type { DcaOrderWire } from '~/contracts/order'
import { formatUsd } from '~/domain/format'
import { formatCycle } from '~/domain/format-cycle'
import { formatTimeLeft } from '~/domain/format-time'
import { Key } from '~/ui/key'
import { Link } from '~/ui/link'
import { useNow } from '~/ui/now'
import { NumberCell } from '~/ui/number-cell'
import type { Column } from '~/ui/table'
import { tone } from '~/ui/text-style.css'
import { dcaColumns } from '../orders/dca-columns'
import { traderPath } from './detail-path'
import { jupiterText } from './jupiter-text'

/** Shown where there is room for more than the overview has. */
const more: readonly Column<DcaOrderWire>[] = [
  {
    key: 'cycle',
    header: jupiterText.perCycle,
    width: 80,
    align: 'end',
    rank: 'second',
    phone: 'none',
    cell: (order) => <NumberCell number={perCycleUsd(order)} abbreviated />,
  },
  {
    key: 'every',
    header: jupiterText.every,
    width: 62,
    align: 'end',
    rank: 'second',
    phone: 'none',
    cell: (order) => formatCycle(order.cycleFrequency),
  },
  {
    key: 'next',
    header: jupiterText.next,
    width: 62,
    align: 'end',
    rank: 'second',
    phone: 'none',
    cell: (order) => <NextCycle order={order} />,
  },
  {
    key: 'trader',
    header: jupiterText.trader,
    width: 92,
    align: 'end',
    rank: 'second',
    phone: 'none',
    cell: (order) => (
      <Link to={traderPath(order.userPublicKey)}>
        <Key value={order.userPublicKey} />
      </Link>
    ),
  },
]

/** The overview's columns, and between its pace and its age what else is known of an order. */
export const dcaDashboardColumns: readonly Column<DcaOrderWire>[] = dcaColumns.flatMap((column) => {
  if (column.key === 'pace') return [column, ...more.slice(0, 2)]
  if (column.key === 'progress') return [column, ...more.slice(2, 3)]
  return column.key === 'age' ? [...more.slice(3), column] : [column]
})

function perCycleUsd({ inAmountPerCycle, inputMintPrice }: DcaOrderWire) {
  if (inAmountPerCycle === null || inputMintPrice === null) return undefined
  return formatUsd(inAmountPerCycle * inputMintPrice)
}

/** Seconds to the next cycle; ticks. An overdue one is due now. */
function NextCycle({ order }: { readonly order: DcaOrderWire }) {
  const { seconds } = useNow()
  if (order.status !== 'open' || order.progress >= 100) return <span className={tone.muted}>—</span>
  const left = Math.max(0, order.nextCycleAt - seconds)
  return <>{left < 600 ? `${left}s` : formatTimeLeft(left)}</>
}
