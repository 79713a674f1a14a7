import type { FilledTokenWire } from '~/contracts/orders/volume'
import type { WirePage } from '~/contracts/schema/page'
import type { PolledResult } from '~/contracts/state/panel'
import { ListSheetButton } from '~/shared/list-sheet/list-sheet-button'
import { useHeldRows } from '~/shared/live/use-held-rows'
import { useListView } from '~/shared/orders/use-list-view'
import { FailedPanel } from '~/shared/page-data/failed-panel'
import { PolledStatus } from '~/shared/page-data/polled-status'
import { usePolled } from '~/shared/page-data/use-polled'
import { nouns } from '~/shared/text/nouns'
import { ExportLink } from '~/ui/export/export-link'
import { Card } from '~/ui/panel/card'
import { PanelState } from '~/ui/panel/panel-state'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import type { ListQuery } from '~/ui/table/list-query'
import { PagedRows } from '~/ui/table/paged-rows'
import { Pager } from '~/ui/table/pager'
import { PolledTable } from '~/ui/table/polled-table'
import { rangeText } from '~/ui/table/range-text'
import { region } from '~/ui/table/table.css'
import { text } from '~/ui/text'
import { notOnPhone } from '~/ui/theme/text-style.css'
import type { filledList } from '../dashboard-query'
import { filledList as list } from '../dashboard-query'
import { jupiterText } from '../jupiter-text'
import { filledColumns } from './filled-columns'
import { filledCsvHref, filledPath } from './filled-path'

type FilledQuery = ListQuery<'all', typeof filledList.defaultSortField>

interface FilledTableProps {
  readonly query: FilledQuery
  readonly answer: PolledResult<WirePage<FilledTokenWire>>
}

/** Polling interval of the table of filled tokens. */
const pace = { everyMs: 15_000, jitterMs: 2_000 } as const
const periodSeconds = 15

const nothingFilled = { title: text.noData, reason: jupiterText.nothingFilled }

/** Table of the tokens with the largest filled limit volume. */
export function FilledTable({ query, answer }: FilledTableProps) {
  const polled = usePolled(filledPath(query), answer, pace)
  const page = polled.data
  const isRead = page !== null && polled.times.dataAt !== undefined
  const view = useListView(list, query, page)
  const title = jupiterText.filledTableTitle
  return (
    <Card
      title={title}
      status={<PolledStatus polled={polled} periodSeconds={periodSeconds} />}
      actions={
        <>
          <ExportLink
            href={filledCsvHref(query)}
            empty={page === null || page.content.length === 0}
            what={title}
          />
          <ListSheetButton of={title} columns={filledColumns} sortLinkOf={view.sortLinkOf} />
        </>
      }
      notice={polled.notice}
      footer={isRead ? <Footer page={page} hrefOf={view.pageHref} /> : undefined}
    >
      {page === null ? (
        <FailedPanel
          what={title}
          failure={polled.failure}
          action={{ label: text.retry, onSelect: polled.refresh }}
        />
      ) : page.content.length === 0 ? (
        <PanelState kind="empty" {...nothingFilled} times={polled.times} />
      ) : (
        <StaleDimmer times={polled.times} periodSeconds={periodSeconds} loading={view.pending && title}>
          <Rows page={page} view={view} />
        </StaleDimmer>
      )}
    </Card>
  )
}

function Footer(props: { readonly page: WirePage<unknown>; readonly hrefOf: (page: number) => string }) {
  const { page, hrefOf } = props
  return (
    <>
      <span className={notOnPhone}>{rangeText(page, nouns.tokens)}</span>
      <Pager of={jupiterText.filledTableTitle} page={page.page} pages={page.totalPages} hrefOf={hrefOf} />
    </>
  )
}

interface RowsProps {
  readonly page: WirePage<FilledTokenWire>
  readonly view: Pick<ReturnType<typeof useListView>, 'name' | 'sortLinkOf'>
}

/** Rows with the tokens of the current page. The rows stay in place while the pointer is over them. */
function Rows({ page, view }: RowsProps) {
  const { rows, handlers } = useHeldRows(placed(page), mintOf, view.name)
  return (
    <div className={region} {...handlers}>
      <PagedRows page={page.page}>
        <PolledTable
          caption={jupiterText.filledTableTitle}
          columns={filledColumns}
          rows={rows}
          keyOf={mintOf}
          sortLinkOf={view.sortLinkOf}
        />
      </PagedRows>
    </div>
  )
}

/** Returns the tokens with their rank in the sorted list. */
function placed(page: WirePage<FilledTokenWire>) {
  return page.content.map((row, index) => ({ ...row, place: (page.page - 1) * page.size + index + 1 }))
}

function mintOf({ mint }: FilledTokenWire): string {
  return mint
}
