import type { OrderEventWire } from '~/contracts/orders/order-event'
import type { PolledResult } from '~/contracts/state/panel'
import { formatUsd, shortKey } from '~/domain/format/format'
import type { OrderEventKind } from '~/domain/order/order-event-view'
import { mapNullable } from '~/lib/map-nullable'
import { ExplorerLink } from '~/shared/links/explorer-link'
import { ListFilters } from '~/shared/list-filters/list-filters'
import { csvOf } from '~/shared/list-filters/list-narrowing'
import { pagePeriodSeconds, panelTimes } from '~/shared/live/panel-times'
import { PairCell } from '~/shared/orders/order-cells'
import { rowsPerFile } from '~/shared/orders/order-csv'
import { FailedPanel } from '~/shared/page-data/failed-panel'
import { PolledStatus } from '~/shared/page-data/polled-status'
import { ExportLink } from '~/ui/export/export-link'
import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import { Age } from '~/ui/marks/age'
import { Chip } from '~/ui/marks/chip'
import type { ChipKind } from '~/ui/marks/chip.css'
import { Card } from '~/ui/panel/card'
import { PanelState } from '~/ui/panel/panel-state'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import type { Narrowing } from '~/ui/table/list-query'
import { NumberCell } from '~/ui/table/number-cell'
import { Ranking, type RankingColumn } from '~/ui/table/ranking'
import { text } from '~/ui/text'
import { onlyPhone } from '~/ui/theme/text-style.css'
import { timeline } from './account.css'
import { eventsListName, eventsNarrowing } from './account-lists'
import { accountText } from './account-text'

const words = accountText.timeline

const chipOf: Readonly<Record<OrderEventKind, ChipKind>> = {
  opened: 'plain',
  cycle: 'outline',
  completed: 'good',
  cancelled: 'bad',
  expired: 'bad',
}

function chipFor({ kind }: Pick<OrderEventWire, 'kind'>) {
  return <Chip kind={chipOf[kind]}>{words.kinds[kind]}</Chip>
}

const columns: readonly RankingColumn<OrderEventWire>[] = [
  { key: 'age', header: words.columns.age, width: 40, cell: ({ time }) => <Age at={time} /> },
  {
    key: 'pair',
    header: words.columns.pair,
    cell: (event) => (
      <>
        <PairCell order={event} />
        <span className={onlyPhone}>{chipFor(event)}</span>
      </>
    ),
  },
  // A phone has no width for this column, so the chip is below the pair there.
  { key: 'event', header: words.columns.event, width: 76, cell: chipFor },
  {
    key: 'usd',
    header: words.columns.usd,
    width: 70,
    align: 'end',
    cell: ({ amountUsd }) => <NumberCell number={mapNullable(amountUsd, formatUsd)} abbreviated />,
  },
  {
    key: 'transaction',
    header: words.columns.transaction,
    silent: true,
    width: 44,
    align: 'end',
    cell: ({ signature }) => (
      <ExplorerLink
        to={{ kind: 'transaction', signature }}
        title={words.openTransaction}
        what={shortKey(signature)}
      />
    ),
  },
]

function csvHref(id: string, narrowing: Narrowing): string {
  const parameters = { format: 'csv', limit: String(rowsPerFile), ...csvOf(narrowing) }
  return `/api/dca/events/${encodeURIComponent(id)}?${new URLSearchParams(parameters)}`
}

interface TimelinePanelProps {
  /** Whether the events can be of orders of both sides. */
  readonly hasSides: boolean
  /** Key of a trader or an order. */
  readonly id: string
  /** Latest events. The data is `null` if the events could not be read. */
  readonly answer: PolledResult<readonly OrderEventWire[]>
}

/** Lists the latest cycles, openings and closings of one order or of all orders of a trader. */
export function TimelinePanel({ hasSides, id, answer }: TimelinePanelProps) {
  const narrowing = eventsNarrowing(hasSides, new URLSearchParams(usePendingLocation().search))
  const isNarrowed = Object.keys(narrowing).length > 0
  const { data, meta, answeredAt } = answer
  const times = panelTimes(data, meta, answeredAt)
  return (
    <Card
      title={words.title}
      actions={
        <ExportLink
          href={csvHref(id, narrowing)}
          empty={data === null || data.length === 0}
          what={words.title}
        />
      }
      status={<PolledStatus polled={{ times }} periodSeconds={pagePeriodSeconds} />}
    >
      <ListFilters of={words.title} name={eventsListName} hasSides={hasSides} />
      {data === null ? (
        <FailedPanel what={words.fetched} />
      ) : data.length === 0 ? (
        <PanelState
          kind="empty"
          times={times}
          title={text.noData}
          reason={isNarrowed ? words.noneMatch : words.emptyLine}
        />
      ) : (
        <StaleDimmer times={times} periodSeconds={pagePeriodSeconds}>
          <div className={timeline}>
            <Ranking caption={words.title} columns={columns} rows={data} keyOf={({ id }) => id} />
          </div>
        </StaleDimmer>
      )}
    </Card>
  )
}
