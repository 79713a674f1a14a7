import { MarketLogo } from '~/shared/marks/token-logo'
import type { LogoSize } from '~/shared/marks/token-logo.css'
import * as styles from './market-name.css'

interface MarketNameProps {
  readonly symbol: string
  readonly logoSize?: LogoSize
  /** Whether to show only the symbol of the market. */
  readonly short?: boolean
}

/** Name of a perpetual market: the logo and symbol of the base asset and a muted `-PERP`. */
export function MarketName({ symbol, logoSize = 16, short = false }: MarketNameProps) {
  return (
    <span className={styles.name} title={`${symbol}-PERP`}>
      <MarketLogo symbol={symbol} size={logoSize} />
      <span className={styles.words}>
        <b className={styles.symbol}>{symbol}</b>
        {short ? null : (
          <>
            <wbr />
            <span className={styles.quiet}>-PERP</span>
          </>
        )}
      </span>
    </span>
  )
}
