import { memo } from 'react'
import { MarketName } from './market-name'

interface MarketLinkProps {
  readonly to: string
  readonly symbol: string
  /** The symbol alone. */
  readonly short: boolean
  readonly className?: string | undefined
  /** The page is of this market already. */
  readonly isCurrent?: boolean
  readonly onChoose?: (() => void) | undefined
}

/**
 * The name of a market in a list, which leads to it. Its numbers change each second and it does not, so it is drawn once. A plain link: the list around
 * it follows it (`useFollowLinks`), since eighty `Link`s would all be drawn anew by every change of the address.
 */
export const MarketLink = memo(function MarketLink(props: MarketLinkProps) {
  const { to, symbol, short, className, isCurrent = false, onChoose } = props
  return (
    <a href={to} className={className} aria-current={isCurrent ? 'page' : undefined} onClick={onChoose}>
      <MarketName symbol={symbol} short={short} />
    </a>
  )
})
