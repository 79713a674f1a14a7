import { KeptLegend } from '~/shared/marks/kept-legend'
import { FailedPanel } from '~/shared/page-data/failed-panel'
import { PolledStatus } from '~/shared/page-data/polled-status'
import { alertsPage } from '~/shared/paths/alerts-path'
import { comparePath } from '~/shared/paths/compare-path'
import { type SavedKind, savedKinds } from '~/shared/saved-items/saved-items'
import { useFavourites } from '~/shared/saved-items/use-saved-items'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { RowsExport } from '~/ui/export/rows-export'
import { Card } from '~/ui/panel/card'
import { PanelState } from '~/ui/panel/panel-state'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { PolledTable } from '~/ui/table/polled-table'
import { region } from '~/ui/table/table.css'
import { text } from '~/ui/text'
import { useWatchedRows, type WatchedItem } from './use-watched-rows'
import { pricedColumns, traderColumns } from './watched-columns'
import { pricedFields, traderFields, watchedRow } from './watched-export'
import { compareLine } from './watchlist.css'
import { watchlistText } from './watchlist-text'

/** Starred items of this device by kind, newest first, with prices that are polled. */
export function WatchedItems() {
  const { items: saved } = useFavourites()
  const { items, polled } = useWatchedRows(saved)
  if (saved.length === 0) {
    const action = { label: watchlistText.findTokens, to: '/tokens' }
    return (
      <PanelState kind="empty" title={watchlistText.none} reason={watchlistText.noneLine} action={action} />
    )
  }
  const hasFailed = polled.data === null && polled.failure !== undefined
  const compared = items.flatMap(({ kind, key }) => (kind === 'trader' ? [] : [key]))
  return (
    <>
      <p className={compareLine}>
        <Link to={alertsPage} className={button({ variant: 'ghost', size: 'small' })}>
          {watchlistText.alerts}
        </Link>
        {compared.length < 2 ? null : (
          <Link
            to={comparePath(compared)}
            className={button({ variant: 'ghost', size: 'small' })}
            title={watchlistText.compareHint}
          >
            {watchlistText.compare}
          </Link>
        )}
      </p>
      {hasFailed ? (
        <FailedPanel
          what={watchlistText.fetched}
          failure={polled.failure}
          action={{ label: text.retry, onSelect: polled.refresh }}
        />
      ) : null}
      {savedKinds.map((kind) => {
        const ofKind = items.filter((item) => item.kind === kind)
        return ofKind.length === 0 ? null : (
          <Card
            key={kind}
            title={watchlistText.kinds[kind]}
            anchor={kind}
            status={kind === 'trader' ? undefined : <PolledStatus polled={polled} periodSeconds={5} />}
            notice={kind === 'trader' ? undefined : polled.notice}
            actions={
              <RowsExport
                columns={kind === 'trader' ? traderFields : pricedFields}
                rows={ofKind.map(watchedRow)}
                file={`watchlist-${kind}s.csv`}
                what={watchlistText.kinds[kind]}
              />
            }
          >
            <StaleDimmer times={polled.times} periodSeconds={5}>
              <WatchedTable kind={kind} items={ofKind} />
            </StaleDimmer>
          </Card>
        )
      })}
    </>
  )
}

interface WatchedTableProps {
  readonly kind: SavedKind
  readonly items: readonly WatchedItem[]
}

function WatchedTable({ kind, items }: WatchedTableProps) {
  return (
    <div className={region}>
      <PolledTable
        caption={watchlistText.kinds[kind]}
        columns={kind === 'trader' ? traderColumns : pricedColumns}
        rows={items}
        keyOf={({ key }) => key}
      />
      <KeptLegend of={items.map(({ row }) => row?.changeKeptAt)} />
    </div>
  )
}
