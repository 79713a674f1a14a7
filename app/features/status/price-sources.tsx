import type { StatusWire } from '~/contracts/state/status'
import { statusText } from '~/shared/service/status-text'
import { Stat, Stats } from '~/ui/panel/stat'
import * as styles from './status.css'

/** Number of tokens with a current price, by the source of the price. */
export function PriceSources({ prices }: Pick<StatusWire, 'prices'>) {
  if (prices.length === 0) return <p className={styles.foot}>{statusText.noPrices}</p>
  return (
    <Stats variant="tiles">
      {prices.map(({ source, tokens }) => (
        <Stat key={source} variant="tiles" label={statusText.priceSources[source]}>
          {statusText.tokens(tokens)}
        </Stat>
      ))}
    </Stats>
  )
}
