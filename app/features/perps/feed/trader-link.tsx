import { perpTraderPath } from '~/shared/paths/detail-path'
import { tradesPath } from '~/shared/paths/drift-paths'
import { Key } from '~/ui/clipboard/key'
import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import { NumberCell } from '~/ui/table/number-cell'
import { useVenue } from '../venue/venue-provider'
import * as styles from './feed.css'
import { feedHref, narrowedTo, parseFeedQuery } from './feed-query'
import { feedText } from './feed-text'

interface TraderLinkProps {
  /** Wallet or User account. `null`: unknown, or the venue itself. */
  readonly trader: string | null
  /** Market of the list to which the link leads. `null`: all markets. */
  readonly market: string | null
  /** Whether the trader has a list. `false`: the market is unknown, so the link leads to the trader's page. */
  readonly isLinked: boolean
}

/**
 * Link to a trader's activity, in one market or in all markets. It keeps the current filter. The table's click
 * listener handles the navigation (`useFollowLinks`).
 */
export function TraderLink({ trader, market, isLinked }: TraderLinkProps) {
  const hrefOf = useFilteredHref()
  if (trader === null) return <NumberCell number={undefined} />
  const [href, title] = isLinked
    ? [hrefOf(tradesPath(market, trader)), feedText.ofTrader]
    : [perpTraderPath(trader), feedText.profile]
  return (
    <a href={href} className={styles.keyLink} title={title}>
      <Key value={trader} />
    </a>
  )
}

/** Returns a function that adds the filter of the current view to the path of another list. */
export function useFilteredHref(): (pathname: string) => string {
  const { search } = usePendingLocation()
  const { keep } = useVenue()
  return (pathname) =>
    keep(feedHref(narrowedTo(parseFeedQuery(new URLSearchParams(search)), {}), { pathname, search }))
}
