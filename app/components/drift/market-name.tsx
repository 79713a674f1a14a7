import { TokenLogo } from '~/ui/token-logo'
import * as styles from './market-name.css'

/** A perp market by its base: logo and symbol, `-PERP` quietly. */
export function MarketName({
  symbol,
  logoSize = 16,
}: {
  readonly symbol: string
  readonly logoSize?: number
}) {
  return (
    <span className={styles.name}>
      <TokenLogo symbol={symbol} verified size={logoSize} />
      <span className={styles.words}>
        <b>{symbol}</b>
        <span className={styles.quiet}>-PERP</span>
      </span>
    </span>
  )
}
