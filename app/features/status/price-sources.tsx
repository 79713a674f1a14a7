import type { StatusWire } from '~/contracts/state/status'
import { statusText } from '~/shared/service/status-text'
import { Card } from '~/ui/panel/card'
import { Stat, Stats } from '~/ui/panel/stat'
import * as styles from './status.css'

/** Card with the number of tokens with a current price, by the source of the price. */
export function PriceSources({ prices }: Pick<StatusWire, 'prices'>) {
  return (
    <Card title={statusText.prices} footer={statusText.pricesNote}>
      {prices.length === 0 ? (
        <p className={styles.foot}>{statusText.noPrices}</p>
      ) : (
        <Stats variant="tiles">
          {prices.map(({ source, tokens }) => (
            <Stat key={source} variant="tiles" label={statusText.priceSources[source]}>
              {statusText.tokens(tokens)}
            </Stat>
          ))}
        </Stats>
      )}
    </Card>
  )
}
