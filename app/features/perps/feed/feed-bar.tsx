import { OutsideLink } from '~/shared/links/outside-link'
import { perpTraderPath } from '~/shared/paths/detail-path'
import { tradesPath } from '~/shared/paths/drift-paths'
import { embedGuidePath } from '~/shared/paths/embed-paths'
import type { FollowedTrader } from '~/shared/perps/followed-trader'
import { CopyButton } from '~/ui/clipboard/copy-button'
import { Key } from '~/ui/clipboard/key'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { Icon } from '~/ui/marks/icon'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import { LargeMenu } from '../large/large-menu'
import { usePendingView } from '../venue/venue-provider'
import * as styles from './feed.css'
import { FeedFilters } from './feed-filters'
import { type FeedQuery, feedHref, narrowedTo, parseFeedQuery, parseMinUsd } from './feed-query'
import { feedText } from './feed-text'
import { useFilteredHref } from './trader-link'

interface FeedBarProps {
  /** Market of the lists. `null`: the list of trades shows all markets. */
  readonly market: string | null
  /** Trader whose trades and orders the lists show. `null`: the lists show all traders. */
  readonly trader: FollowedTrader | null
  readonly query: FeedQuery
}

/** Filters for the trades and orders lists, and the button that pauses both lists. Phones have the filters in a sheet. */
export function FeedBar({ market, trader, query }: FeedBarProps) {
  const { pending, hrefTo } = usePendingView(parseFeedQuery, feedHref)
  const hrefOf = useFilteredHref()
  return (
    <div className={styles.bar}>
      <div className={styles.barFilters}>
        <FeedFilters query={query} />
      </div>
      {trader === null ? null : <TraderChip trader={trader} to={hrefOf(tradesPath(market))} />}
      <span className={styles.barEnd}>
        {market === null ? null : (
          <MarketLinks market={market} allHref={hrefOf(tradesPath(null, trader?.key))} />
        )}
        <LargeMenu onlyHref={(minUsd) => hrefTo(narrowedTo(pending, { minUsd }))} parseUsd={parseMinUsd} />
        <PauseLink paused={query.paused} to={hrefTo({ ...pending, paused: !query.paused })} />
      </span>
    </div>
  )
}

interface MarketLinksProps {
  readonly market: string
  readonly allHref: string
}

function MarketLinks({ market, allHref }: MarketLinksProps) {
  const ghost = button({ variant: 'ghost', size: 'small' })
  return (
    <>
      <Link to={allHref} className={ghost}>
        {feedText.allMarkets}
      </Link>
      <Link to={embedGuidePath('market', market)} className={ghost}>
        {feedText.embed}
      </Link>
    </>
  )
}

interface TraderChipProps {
  readonly trader: FollowedTrader
  /** Link that removes the filter. */
  readonly to: string
}

/**
 * The selected trader, with links to the trader's page and to the list without the filter. The trader is the
 * last segment of the path.
 */
function TraderChip({ trader: { key: user, wallet }, to }: TraderChipProps) {
  return (
    <span className={styles.trader}>
      {feedText.trader}{' '}
      <Link to={perpTraderPath(wallet ?? user)} className={styles.traderPage} title={feedText.profile}>
        <Key value={user} />
      </Link>
      <CopyButton value={user} what={feedText.trader} />
      <OutsideLink
        to={{ kind: 'account', address: user }}
        className={button({ variant: 'ghost', size: 'inline' })}
        title={feedText.explorer}
      >
        <Icon name="external" size={13} />
        <span className={visuallyHidden}>{feedText.explorer}</span>
      </OutsideLink>
      <Link
        to={to}
        sameView
        className={button({ variant: 'ghost', size: 'inline' })}
        aria-label={feedText.removeTrader}
        title={feedText.removeTrader}
      >
        <Icon name="close" size={12} />
      </Link>
    </span>
  )
}

function PauseLink({ paused, to }: { readonly paused: boolean; readonly to: string }) {
  return (
    <Link to={to} sameView replace className={button({ variant: 'ghost', size: 'small' })}>
      <Icon name={paused ? 'play' : 'pause'} />
      {paused ? feedText.resume : feedText.pause}
    </Link>
  )
}
