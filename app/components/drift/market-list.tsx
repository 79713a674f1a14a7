import { useLocation } from '@remix-run/react'
import { type FormEvent, type ReactNode, useMemo, useState } from 'react'
import { formatCount } from '~/domain/format'
import { IconButton } from '~/ui/button'
import { card, header } from '~/ui/card.css'
import { chip } from '~/ui/chip.css'
import { useDeviceText } from '~/ui/device-text'
import { Link } from '~/ui/link'
import { parseListQuery } from '~/ui/list-query'
import { PanelState } from '~/ui/panel-state'
import { SearchField } from '~/ui/search-field'
import { text } from '~/ui/text'
import { driftText } from './drift-text'
import * as styles from './market-list.css'
import { listMarkets, marketList, unsortedHref } from './market-list-view'
import { MarketRows } from './market-rows'
import { useMarkets } from './markets-provider'

/** Parameter of the market search, for the form without JavaScript. */
const searchName = 'markets.find'

/** The dashboard's markets beside what it shows of them (M174). This device remembers whether it is wide; at first the window decides. */
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
  /** At the end of its head. */
  readonly children?: ReactNode
  readonly onChoose?: () => void
}

/** Search, order and rows of the market list, wherever it stands. */
export function MarketList({ children, onChoose }: MarketListProps) {
  const { markets } = useMarkets()
  const location = useLocation()
  const params = useMemo(() => new URLSearchParams(location.search), [location.search])
  const query = useMemo(() => parseListQuery(marketList, params), [params])
  const [search, setSearch] = useState(params.get(searchName) ?? '')
  const found = markets === null ? 0 : listMarkets(markets, query, search).length
  return (
    <>
      <div className={`${header} ${styles.listHead}`}>
        <MarketSearch search={search} onSearch={setSearch} />
        <Link
          to={unsortedHref(location)}
          sameView
          replace
          className={`${chip.outline} ${styles.count}`}
          title={driftText.resetSort}
        >
          {driftText.marketCount(formatCount(found), found === 1)}
        </Link>
        {children}
      </div>
      {markets === null ? (
        <PanelState kind="error" title={text.error} reason={driftText.marketsUnreadable} />
      ) : found === 0 ? (
        <NothingFound search={search} onReset={() => setSearch('')} />
      ) : (
        <MarketRows markets={markets} query={query} search={search} onChoose={onChoose} />
      )}
    </>
  )
}

/** Filters while it is typed; without JavaScript it is a form that asks the server. */
function MarketSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { pathname } = useLocation()
  const stay = (event: FormEvent) => event.preventDefault()
  return (
    <search className={styles.search}>
      <form onSubmit={stay} action={pathname}>
        <SearchField
          label={driftText.searchMarkets}
          placeholder={driftText.searchMarkets}
          name={searchName}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </form>
    </search>
  )
}

function NothingFound({ search, onReset }: { search: string; onReset: () => void }) {
  if (search === '') {
    return <PanelState kind="empty" title={driftText.noMarkets} reason={driftText.noMarketsLine} />
  }
  return (
    <PanelState
      kind="empty"
      title={driftText.noMarkets}
      reason={driftText.nothingFound(search)}
      action={{ label: driftText.showEvery, onSelect: onReset }}
    />
  )
}
