import { useRef } from 'react'
import type { TokenPressureWire } from '~/contracts/orders/pressure'
import { formatGridUsd } from '~/domain/format/format-dollars'
import { useBox } from '~/shared/charts/use-box'
import { useColumn } from '~/shared/charts/use-column'
import { dollars } from './dollars'
import * as styles from './token-page.css'
import { tokenPageText } from './token-page-text'

type Hours = TokenPressureWire['hours']

interface PressureBarsProps {
  readonly hours: Hours
  readonly label: string
}

/**
 * A pair of bars for each hour: a buy bar upwards and a sell bar downwards, on the same scale. The pointer or
 * the arrow keys select an hour.
 */
export function PressureBars({ hours, label }: PressureBarsProps) {
  const plot = useRef<HTMLElement>(null)
  const box = useBox(plot)
  const { column, handlers } = useColumn({ count: hours.length, width: box?.width ?? 1, gap: 0 }, 0)
  const largestUsd = Math.max(...hours.flatMap(({ buyUsd, sellUsd }) => [buyUsd, sellUsd]))
  const read = column === undefined ? undefined : hours[column]
  return (
    <div className={styles.pressureChart}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move hour by hour */}
      <section ref={plot} className={styles.hours} aria-label={label} tabIndex={0} {...handlers}>
        {hours.map((hour, index) => (
          <HourBars
            key={hour.time}
            hour={hour}
            says={hourSentence(index, hour)}
            largestUsd={largestUsd}
            isRead={index === column}
          />
        ))}
      </section>
      <div className={styles.scale} aria-hidden="true">
        <span>{formatGridUsd(largestUsd)}</span>
        <span>0</span>
        <span>{formatGridUsd(-largestUsd)}</span>
      </div>
      <Ticks count={hours.length} />
      <p className={styles.read} role="status">
        {read === undefined || column === undefined ? null : hourSentence(column, read)}
      </p>
    </div>
  )
}

interface HourBarsProps {
  readonly hour: Hours[number]
  /** Text of the tooltip for visitors without scripts. */
  readonly says: string
  readonly largestUsd: number
  readonly isRead: boolean
}

function HourBars({ hour: { buyUsd, sellUsd }, says, largestUsd, isRead }: HourBarsProps) {
  const heightOf = (usd: number) => (largestUsd === 0 ? '0' : `${(100 * usd) / largestUsd}%`)
  return (
    <span className={isRead ? styles.hourRead : styles.hour} title={says} aria-hidden="true">
      <span className={styles.upper}>
        <i className={styles.buyBar} style={{ height: heightOf(buyUsd) }} />
      </span>
      <span className={styles.lower}>
        <i className={styles.sellBar} style={{ height: heightOf(sellUsd) }} />
      </span>
    </span>
  )
}

function Ticks({ count }: { readonly count: number }) {
  return (
    <div className={styles.ticks} aria-hidden="true">
      <span>{tokenPageText.inHours(1)}</span>
      {count > 2 ? <span>{tokenPageText.inHours(Math.ceil(count / 2))}</span> : null}
      {count > 1 ? <span>{tokenPageText.inHours(count)}</span> : null}
    </div>
  )
}

function hourSentence(index: number, { buyUsd, sellUsd }: Hours[number]): string {
  const hour = tokenPageText.inHours(index + 1)
  return `${hour} · ${tokenPageText.toBuy} ${dollars(buyUsd)} · ${tokenPageText.toSell} ${dollars(sellUsd)}`
}
