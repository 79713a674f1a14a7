import type { WirePage } from '~/contracts/schema/page'
import type { PolledResult } from '~/contracts/state/panel'
import type { TokenRow } from '~/contracts/token-row'
import { formatCount } from '~/domain/format/format'
import type { PanelTimes } from '~/domain/service/freshness'
import { type TokenSortField, tokenListings, tokenSortFields } from '~/domain/token/token-view'
import { ListSheetButton } from '~/shared/list-sheet/list-sheet-button'
import { useLive } from '~/shared/live/live-provider'
import { panelNotice, panelTimes } from '~/shared/live/panel-times'
import { useHeldRows } from '~/shared/live/use-held-rows'
import { KeptLegend } from '~/shared/marks/kept-legend'
import { FailedPanel } from '~/shared/page-data/failed-panel'
import { sameQuery } from '~/shared/page-data/reconcile'
import { searchText } from '~/shared/search/search-text'
import { nouns } from '~/shared/text/nouns'
import { tokensText } from '~/shared/tokens/tokens-text'
import { SegmentedLinks } from '~/ui/controls/segmented-links'
import { ExportLink } from '~/ui/export/export-link'
import { usePending } from '~/ui/hooks/use-pending'
import { Card } from '~/ui/panel/card'
import { FreshnessChip } from '~/ui/panel/freshness-chip'
import { PanelState } from '~/ui/panel/panel-state'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import type { SortLink } from '~/ui/table/head-cell'
import { sortedBy } from '~/ui/table/list-query'
import { PagedRows } from '~/ui/table/paged-rows'
import { Pager } from '~/ui/table/pager'
import { PolledTable } from '~/ui/table/polled-table'
import { rangeText } from '~/ui/table/range-text'
import { ShortPager } from '~/ui/table/short-pager'
import { region } from '~/ui/table/table.css'
import { text } from '~/ui/text'
import { notOnPhone } from '~/ui/theme/text-style.css'
import { StarredOnly } from './starred-only'
import { tokenColumns } from './token-columns'
import { type TokenListQuery, tokenCsvHref, tokensOf } from './token-list-query'
import { TokenSearch } from './token-search'
import * as styles from './token-table.css'
import { usePendingTokens } from './use-pending-tokens'

interface TokenTableProps {
  readonly query: TokenListQuery
  /**
   * Number of unverified tokens in the token database. `null`: the number was not requested or is unknown.
   */
  readonly unverified: number | null
  readonly answer: PolledResult<WirePage<TokenRow>>
}

/** Refresh interval of the prices and ages in the list, seconds. */
const periodSeconds = 10

/** Table of the token database. Links search, sort and page the table. */
export function TokenTable({ query, unverified, answer }: TokenTableProps) {
  const { paused } = useLive()
  const { data: page, meta, answeredAt } = answer
  const { pending: requested, hrefTo } = usePendingTokens()
  const times = panelTimes(page, meta, answeredAt)
  const hrefOf = (number: number) => hrefTo({ ...requested, page: number })
  const pending = usePending(page === null || !sameQuery(requested, query))
  return (
    <Card
      title={searchText.tokens}
      status={<FreshnessChip times={times} periodSeconds={periodSeconds} paused={paused} />}
      actions={<Actions query={query} page={page} />}
      notice={panelNotice(page, meta)}
      footer={
        page === null || times.dataAt === undefined ? undefined : (
          <>
            <span className={notOnPhone}>{rangeOf(page, unverified)}</span>
            <Pager of={searchText.tokens} page={page.page} pages={page.totalPages} hrefOf={hrefOf} />
          </>
        )
      }
    >
      <div className={styles.bar}>
        <Listings query={query} />
        <TokenSearch query={query} />
        {page === null ? null : (
          <ShortPager of={searchText.tokens} page={page.page} pages={page.totalPages} hrefOf={hrefOf} />
        )}
      </div>
      <StaleDimmer times={times} periodSeconds={periodSeconds} loading={pending && tokensText.tokens}>
        <Rows query={query} page={page} times={times} />
      </StaleDimmer>
    </Card>
  )
}

function Listings({ query }: Pick<TokenTableProps, 'query'>) {
  const { pending, hrefTo } = usePendingTokens()
  return (
    <SegmentedLinks
      label={tokensText.listings.label}
      segments={tokenListings.map((listing) => ({
        label: tokensText.listings[listing],
        to: hrefTo(tokensOf(pending, listing)),
        current: query.listing === listing && query.only.length === 0,
      }))}
    />
  )
}

interface PageProps {
  readonly query: TokenListQuery
  /** Page of tokens. `null`: the data source is unavailable and there is no earlier response. */
  readonly page: WirePage<TokenRow> | null
}

function Actions({ query, page }: PageProps) {
  const empty = page === null || page.content.length === 0
  return (
    <>
      <StarredOnly query={query} />
      <ExportLink href={tokenCsvHref(query)} empty={empty} what={tokensText.tokens} />
      <ListSheetButton of={searchText.tokens} columns={tokenColumns} sortLinkOf={useTokenSort(query)} />
    </>
  )
}

interface RowsProps extends PageProps {
  readonly times: PanelTimes
}

function Rows({ query, page, times }: RowsProps) {
  const { pending, hrefTo } = usePendingTokens()
  if (page === null) {
    const action = { label: text.retry, to: hrefTo(pending) }
    return <FailedPanel what={tokensText.fetchedTokens} action={action} />
  }
  if (page.content.length === 0) {
    const isBehindLast = page.page > 1
    const reason = isBehindLast ? text.noSuchPage : reasonOfNone(query)
    const action = isBehindLast
      ? { label: text.firstPage, to: hrefTo({ ...pending, page: 1 }) }
      : query.only.length === 0 && query.search !== ''
        ? { label: text.clearSearch, to: hrefTo({ ...pending, search: '' }) }
        : undefined
    return <PanelState kind="empty" times={times} title={tokensText.none} reason={reason} action={action} />
  }
  return <Tokens query={query} page={page} />
}

interface TokensProps {
  readonly query: TokenListQuery
  readonly page: WirePage<TokenRow>
}

/**
 * Rows of a page of tokens. While the pointer is over the rows, they do not change places, so that the
 * visitor does not click a wrong buy link.
 */
function Tokens({ query, page }: TokensProps) {
  const sortLinkOf = useTokenSort(query)
  const { rows, handlers } = useHeldRows(page.content, mintOf, JSON.stringify(query))
  return (
    <div className={region} {...handlers}>
      <PagedRows page={page.page}>
        <PolledTable
          caption={tokensText.title}
          columns={tokenColumns}
          rows={rows}
          keyOf={mintOf}
          sortLinkOf={sortLinkOf}
        />
      </PagedRows>
      <KeptLegend of={rows.map(({ priceChange24HourAt }) => priceChange24HourAt)} />
    </div>
  )
}

/** Returns a function that returns the sort link for a field. */
function useTokenSort(query: TokenListQuery) {
  const { pending, hrefTo } = usePendingTokens()
  return (field: string): SortLink | undefined => {
    if (!isSortField(field)) return undefined
    return {
      to: hrefTo(sortedBy(pending, field)),
      order: query.sortField === field ? query.sortOrder : undefined,
    }
  }
}

function mintOf({ tokenMint }: TokenRow): string {
  return tokenMint
}

function reasonOfNone({ search, only, listing }: TokenListQuery): string {
  if (only.length > 0) return tokensText.noneStarred
  if (search === '' && listing === 'new') return tokensText.noNewListings
  return search === '' ? tokensText.noneAtAll : tokensText.noneLine(search)
}

function isSortField(field: string): field is TokenSortField {
  return tokenSortFields.some((known) => known === field)
}

function rangeOf(page: WirePage<TokenRow>, unverified: number | null): string {
  const range = rangeText(page, nouns.tokens)
  return unverified === null || page.content.length === 0
    ? range
    : tokensText.withUnverified(range, formatCount(unverified))
}
