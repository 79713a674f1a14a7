import { useNow } from '~/ui/marks/now'
import { Card } from '~/ui/panel/card'
import { FreshnessChip } from '~/ui/panel/freshness-chip'
import { PanelState } from '~/ui/panel/panel-state'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { Table, tableColumn } from '~/ui/table/table'
import { region } from '~/ui/table/table.css'
import * as styles from './gallery.css'

interface Row {
  readonly pair: string
  readonly amountUsd: string
}
const rows: readonly Row[] = [
  { pair: 'USDC → JUP', amountUsd: '1.24M' },
  { pair: 'ZEUS → USDC', amountUsd: '611.20K' },
]
const sampleColumn = tableColumn<Row>()
const columns = [
  sampleColumn({ key: 'pair', header: 'Pair', phone: 'name', reads: ['pair'], cell: (row) => row.pair }),
  sampleColumn({
    key: 'amount',
    header: 'Amount $',
    width: 90,
    align: 'end',
    sortField: 'amountUsd',
    phone: 'amount',
    reads: ['amountUsd'],
    cell: (row) => row.amountUsd,
  }),
]

/** Samples of tables and panels in each state: loading, empty, with data, failed and stale. */
export function StateSamples() {
  const { seconds } = useNow()
  const times = (age: number) => ({ refreshedAt: seconds - age, dataAt: seconds - age })
  return (
    <>
      <Card title="Loading">
        <SampleTable pendingRows={2} />
      </Card>
      <Card title="Data" status={<FreshnessChip times={times(3)} />}>
        <SampleTable />
      </Card>
      <Card title="Offline" status={<FreshnessChip times={times(90)} />}>
        <StaleDimmer times={times(90)}>
          <SampleTable />
        </StaleDimmer>
      </Card>
      <Card title="Flash" status={<FreshnessChip times={times(22)} />}>
        <SampleTable flashes />
      </Card>
      <Card title="Empty">
        <PanelState
          kind="empty"
          title="No orders"
          reason="No active DCA orders for BONK"
          action={{ label: 'Show all', to: '/__ui' }}
        />
      </Card>
      <Card title="Error">
        <PanelState
          kind="error"
          title="Error"
          reason="Error fetching DCA orders: Bad Gateway"
          action={{ label: 'Retry', onSelect: () => undefined }}
        />
      </Card>
      <div className={styles.note}>Times of these panels follow the clock.</div>
    </>
  )
}

function SampleTable({ pendingRows, flashes = false }: { pendingRows?: number; flashes?: boolean }) {
  return (
    <div className={region}>
      <Table
        caption="Orders"
        columns={columns}
        rows={rows}
        keyOf={(row) => row.pair}
        sortLinkOf={() => ({ to: '/__ui', order: 'desc' })}
        flashOf={(row) => (flashes ? { side: row === rows[0] ? 'buy' : 'sell', count: 1 } : undefined)}
        pendingRows={pendingRows}
      />
    </div>
  )
}
