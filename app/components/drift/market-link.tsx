import { memo } from 'react'
import { MarketName } from './market-name'

interface MarketLinkProps {
  readonly to: string
  readonly symbol: string
  /** Whether to show only the symbol. */
  readonly short: boolean
  readonly className?: string | undefined
  /** Whether the page already shows this market. */
  readonly isCurrent?: boolean
  readonly onChoose?: (() => void) | undefined
}

/**
 * A market's name in a list, linked to the market. Memoized, because the numbers change every second and the
 * name does not. A plain link, handled by the list's listener (`useFollowLinks`): eighty `Link`s would all
 * render again on every change of the address.
 */
export const MarketLink = memo(function MarketLink(props: MarketLinkProps) {
  const { to, symbol, short, className, isCurrent = false, onChoose } = props
  return (
    <a href={to} className={className} aria-current={isCurrent ? 'page' : undefined} onClick={onChoose}>
      <MarketName symbol={symbol} short={short} />
    </a>
  )
})
