import type { SpotOrderDetails } from '~/contracts/order-details'
import type { DcaOrderWire } from '~/contracts/orders/order'
import { formatUsd, isHotProgress, roundedProgress, shortKey } from '~/domain/format/format'
import { formatAmount } from '~/domain/format/format-amount'
import { formatTimeLeft } from '~/domain/format/format-time'
import type { MetricId } from '~/domain/metrics/metrics'
import { mapNullable } from '~/lib/map-nullable'
import { TokenLogo } from '~/shared/marks/token-logo'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { secondsLeft } from '~/shared/orders/order-values'
import { useNow } from '~/ui/marks/now'
import { NumberCell } from '~/ui/table/number-cell'
import * as styles from './order-details.css'
import { orderSums } from './order-sums'
import { orderText } from './order-text'

/** Metric definition of the progress of each kind of order. */
const progressMetrics = {
  'Jupiter DCA': 'dcaProgress',
  'Jupiter Limit': 'limitProgress',
  Kamino: 'kaminoProgress',
} as const satisfies Record<SpotOrderDetails['dex'], MetricId>

/** Amounts that the order has sold and bought so far. */
export function SpotAmounts({ details }: { readonly details: SpotOrderDetails }) {
  const { order } = details
  const { given, received } = orderSums(details)
  return (
    <div className={styles.amounts}>
      <Amount
        label={details.dex === 'Jupiter DCA' ? orderText.deposited : orderText.gives}
        amount={given}
        mint={order.inputMint}
        symbol={order.inputTokenSymbol}
        verified={order.inputTokenVerified}
        hasPicture={order.inputTokenImage !== null}
      />
      <span className={styles.arrow} aria-hidden="true">
        →
      </span>
      <Amount
        label={orderText.received}
        amount={received}
        mint={order.outputMint}
        symbol={order.outputTokenSymbol}
        verified={order.outputTokenVerified}
        hasPicture={order.outputTokenImage !== null}
      />
    </div>
  )
}

interface AmountProps {
  readonly label: string
  readonly amount: number | null
  readonly mint: string
  readonly symbol: string | null
  readonly verified: boolean
  readonly hasPicture: boolean
}

function Amount({ label, amount, mint, symbol, verified, hasPicture }: AmountProps) {
  return (
    <div className={styles.amount}>
      <TokenLogo symbol={symbol} verified={verified} pictureOf={hasPicture ? mint : undefined} size={32} />
      <div className={styles.amountText}>
        <div className={styles.amountLabel}>{label}</div>
        <div className={styles.amountFigure}>
          <NumberCell number={mapNullable(amount, formatAmount)} />{' '}
          <bdi className={styles.amountSymbol} translate="no">
            {symbol ?? shortKey(mint)}
          </bdi>
        </div>
      </div>
    </div>
  )
}

/** Progress of the order in percent, dollars and time. */
export function SpotProgress({ details }: { readonly details: SpotOrderDetails }) {
  const { order } = details
  const percent = roundedProgress(order.progress)
  const spent = spentUsd(details)
  const word = details.dex === 'Jupiter DCA' ? orderText.spentWord : orderText.filledWord
  return (
    <div>
      <div className={styles.progressLine}>
        <span>
          <b className={styles.strong}>{`${percent}%`}</b>{' '}
          <MetricInfo of={progressMetrics[details.dex]}>{word}</MetricInfo>
          {spent === undefined || order.amountUsd === null
            ? null
            : `, ${orderText.ofTotal(dollars(spent), dollars(order.amountUsd))}`}
        </span>
        {details.dex === 'Jupiter DCA' && details.order.status === 'open' ? (
          <TimeLeft order={details.order} />
        ) : null}
      </div>
      <div className={styles.track} aria-hidden="true">
        <i
          className={isHotProgress(order.progress) ? styles.hotBar : styles.bar}
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  )
}

/** Estimated time until a DCA order is complete. The display updates every second. */
function TimeLeft({ order }: { readonly order: DcaOrderWire }) {
  const left = secondsLeft(order, useNow().seconds)
  if (left === undefined) return null
  return (
    <span>
      {formatTimeLeft(left)} <MetricInfo of="dcaTimeLeft">{orderText.left}</MetricInfo>
    </span>
  )
}

/** Returns the executed part of the order's value, USD. `undefined`: the value of the order is unknown. */
function spentUsd({ order }: SpotOrderDetails): number | undefined {
  return order.amountUsd === null ? undefined : (order.amountUsd * order.progress) / 100
}

function dollars(amountUsd: number): string {
  const { text, suffix } = formatUsd(amountUsd)
  return `$${text}${suffix}`
}
