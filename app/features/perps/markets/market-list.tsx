import { type FormEvent, memo, type ReactNode, useMemo, useState } from 'react'
import { formatCount } from '~/domain/format/format'
import type { PanelTimes } from '~/domain/service/freshness'
import { IconButton } from '~/ui/controls/button'
import { Link } from '~/ui/controls/link'
import { SearchField } from '~/ui/controls/search-field'
import { useDeviceText } from '~/ui/hooks/device-text'
import { useEarlyText } from '~/ui/hooks/use-early-text'
import { chip } from '~/ui/marks/chip.css'
import { card, header } from '~/ui/panel/card.css'
import { PanelState } from '~/ui/panel/panel-state'
import { parseListQuery } from '~/ui/table/list-query'
import { text } from '~/ui/text'
import { driftText } from '../drift-text'
import { usePagePlace, VenueInput } from '../venue/venue-provider'
import * as styles from './market-list.css'
import { listMarkets, marketList, unsortedHref } from './market-list-view'
import { MarketRows } from './market-rows'
import { useMarkets } from './markets-provider'

/** URL parameter of the market search, for the form that works without JavaScript. */
const searchName = 'markets.find'

/**
 * Market list beside the content of the tab. The list's width depends on the window until the visitor chooses
 * a width. The visitor's choice is stored on this device.
 */
export function MarketSidebar() {
  const [chosen, choose] = useDeviceText('market-list')
  const width = chosen === 'wide' || chosen === 'narrow' ? chosen : 'auto'
  return (
    <aside className={`${card} ${styles.sidebar}`} data-width={width} aria-label={driftText.markets}>
      <div className={styles.inside}>
        <MarketList>
          <span className={styles.collapse} data-needs-script="">
            <IconButton icon="sidebar" label={driftText.collapse} onClick={() => choose('narrow')} />
          </span>
          <span className={styles.expand} data-needs-script="">
            <IconButton icon="sidebar" label={driftText.expand} onClick={() => choose('wide')} />
          </span>
        </MarketList>
      </div>
    </aside>
  )
}

interface MarketListProps {
  /** Content at the end of the list's header. */
  readonly children?: ReactNode
  readonly onChoose?: () => void
}

/** Search, sort order and rows of the market list. The sidebar and the drawer use the same component. */
export function MarketList({ children, onChoose }: MarketListProps) {
  const { markets, times } = useMarkets()
  const location = usePagePlace()
  const params = useMemo(() => new URLSearchParams(location.search), [location.search])
  const query = useMemo(() => parseListQuery(marketList, params), [params])
  const [search, setSearch] = useState(params.get(searchName) ?? '')
  const found = useMemo(() => listMarkets(markets ?? [], query, search), [markets, query, search])
  return (
    <>
      <div className={`${header} ${styles.listHead}`}>
        <MarketSearch search={search} onSearch={setSearch} />
        {times.dataAt === undefined ? null : <FoundCount count={found.length} />}
        {children}
      </div>
      {markets === null ? (
        <PanelState kind="error" title={text.error} reason={driftText.marketsUnreadable} />
      ) : found.length === 0 ? (
        <NothingFound times={times} search={search} onReset={() => setSearch('')} />
      ) : (
        <MarketRows markets={markets} found={found} query={query} search={search} onChoose={onChoose} />
      )}
    </>
  )
}

/**
 * Number of rows, with a link to the default order. The component is memoized, because the market data
 * changes every second.
 */
const FoundCount = memo(function FoundCount({ count }: { readonly count: number }) {
  return (
    <Link
      to={unsortedHref(usePagePlace())}
      sameView
      replace
      className={`${chip.outline} ${styles.count}`}
      title={driftText.resetSort}
    >
      {driftText.marketCount(formatCount(count), count === 1)}
    </Link>
  )
})

interface MarketSearchProps {
  readonly search: string
  readonly onSearch: (search: string) => void
}

/**
 * Search field that filters the markets while the visitor types. Without JavaScript the search is a form that
 * the server handles.
 */
const MarketSearch = memo(function MarketSearch({ search, onSearch }: MarketSearchProps) {
  const { pathname } = usePagePlace()
  const stay = (event: FormEvent) => event.preventDefault()
  return (
    <search className={styles.search}>
      <form onSubmit={stay} action={pathname}>
        <VenueInput />
        <SearchField
          ref={useEarlyText(onSearch)}
          label={driftText.searchMarkets}
          placeholder={driftText.searchMarkets}
          name={searchName}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </form>
    </search>
  )
})

interface NothingFoundProps {
  readonly times: PanelTimes
  readonly search: string
  readonly onReset: () => void
}

function NothingFound({ times, search, onReset }: NothingFoundProps) {
  if (search === '') {
    return (
      <PanelState kind="empty" times={times} title={driftText.noMarkets} reason={driftText.noMarketsLine} />
    )
  }
  return (
    <PanelState
      kind="empty"
      times={times}
      title={driftText.noMarkets}
      reason={driftText.nothingFound(search)}
      action={{ label: driftText.showEvery, onSelect: onReset }}
    />
  )
}
