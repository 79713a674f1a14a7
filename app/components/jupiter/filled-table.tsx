import type { WirePage } from '~/contracts/page'
import type { PolledResult } from '~/contracts/panel'
import type { FilledTokenWire } from '~/contracts/volume'
import { Card } from '~/ui/card'
import { ExportLink } from '~/ui/export-link'
import type { ListQuery } from '~/ui/list-query'
import { nouns } from '~/ui/nouns'
import { PagedRows } from '~/ui/paged-rows'
import { Pager } from '~/ui/pager'
import { PanelState } from '~/ui/panel-state'
import { PolledTable } from '~/ui/polled-table'
import { rangeText } from '~/ui/range-text'
import { StaleDimmer } from '~/ui/stale-dimmer'
import { region } from '~/ui/table.css'
import { text } from '~/ui/text'
import { notOnPhone } from '~/ui/text-style.css'
import { FailedPanel } from '../live/failed-panel'
import { PolledStatus } from '../live/polled-status'
import { useHeldRows } from '../live/use-held-rows'
import { usePolled } from '../live/use-polled'
import { useListView } from '../orders/use-list-view'
import type { filledList } from './dashboard-query'
import { filledList as list } from './dashboard-query'
import { filledColumns } from './filled-columns'
import { filledCsvHref, filledPath } from './filled-path'
import { jupiterText } from './jupiter-text'

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
        <ExportLink
          href={filledCsvHref(query)}
          empty={page === null || page.content.length === 0}
          what={title}
        />
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
