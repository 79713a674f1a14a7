import { memo } from 'react'
import { MarketName } from '~/shared/perps/market-name'
import { lineLink } from '~/ui/theme/text-style.css'

interface MarketLinkProps {
  readonly to: string
  readonly symbol: string
  /** Whether to show only the symbol of the market. */
  readonly short: boolean
  readonly className?: string | undefined
  /** Whether the page already shows the market, so that the link leads to the current page. */
  readonly isCurrent?: boolean
  readonly onChoose?: (() => void) | undefined
}

/**
 * Name of a market in a list, linked to the market. The link is memoized, because the numbers in the list
 * change every second and the name does not. It is a plain link that the list's click listener handles
 * (`useFollowLinks`), because eighty `Link` components would all render again on every change of the URL.
 */
export const MarketLink = memo(function MarketLink(props: MarketLinkProps) {
  const { to, symbol, short, className = lineLink, isCurrent = false, onChoose } = props
  return (
    <a href={to} className={className} aria-current={isCurrent ? 'page' : undefined} onClick={onChoose}>
      <MarketName symbol={symbol} short={short} />
    </a>
  )
})
