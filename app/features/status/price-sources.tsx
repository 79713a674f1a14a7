import type { StatusWire } from '~/contracts/state/status'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import type { PriceSource } from '~/domain/protocol/price-source'
import { perpVenues } from '~/domain/protocol/venues'
import { Card } from '~/ui/panel/card'
import { Stat, Stats } from '~/ui/panel/stat'
import * as styles from './status.css'
import { statusText } from './status-text'

/** Card with the number of tokens with a current price, by the source of the price. */
export function PriceSources({ prices }: Pick<StatusWire, 'prices'>) {
  return (
    <Card title={statusText.prices} footer={statusText.pricesNote}>
      {prices.length === 0 ? (
        <p className={styles.foot}>{statusText.noPrices}</p>
      ) : (
        <div className={styles.prices}>
          <Stats variant="row">
            {prices.map(({ source, tokens }) => (
              <Stat key={source} variant="row" label={labelOf(source)}>
                {statusText.tokens(tokens)}
              </Stat>
            ))}
          </Stats>
        </div>
      )}
    </Card>
  )
}

function labelOf(source: PriceSource): string {
  const venue = perpVenues.find((one) => perpVenueFacts[one].oracleSource === source)
  if (venue !== undefined) return statusText.perpPrices(perpVenueFacts[venue].name)
  const [, text = source] = Object.entries(statusText.priceSources).find(([name]) => name === source) ?? []
  return text
}
