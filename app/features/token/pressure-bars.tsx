import { useRef } from 'react'
import type { TokenPressureWire } from '~/contracts/orders/pressure'
import { formatGridUsd } from '~/domain/format/format-dollars'
import { useBox } from '~/shared/charts/use-box'
import { useColumn } from '~/shared/charts/use-column'
import { useZone } from '~/ui/marks/now'
import { BarTip } from './bar-tip'
import { dollars, signedDollars } from './dollars'
import * as styles from './token-page.css'
import { tokenPageText } from './token-page-text'

type Hours = TokenPressureWire['hours']

interface PressureBarsProps {
  readonly hours: Hours
  readonly label: string
}

const hourSeconds = 3_600

/** Half of the tooltip's width, pixels. Its middle stays this far from the ends of the chart. */
const tipHalf = 84

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
            says={box === undefined ? hourSentence(index, hour) : undefined}
            largestUsd={largestUsd}
            isRead={index === column}
          />
        ))}
        <div role="status">
          {read === undefined || column === undefined ? null : (
            <HourTip hour={read} index={column} share={(column + 0.5) / hours.length} />
          )}
        </div>
      </section>
      <div className={styles.scale} aria-hidden="true">
        <span>{formatGridUsd(largestUsd)}</span>
        <span>0</span>
        <span>{formatGridUsd(-largestUsd)}</span>
      </div>
      <Ticks count={hours.length} />
    </div>
  )
}

interface HourBarsProps {
  readonly hour: Hours[number]
  /** Text of the tooltip for visitors without scripts. `undefined`: scripts run. */
  readonly says: string | undefined
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

interface HourTipProps {
  readonly hour: Hours[number]
  readonly index: number
  /** Horizontal position of the hour's middle, as a share of the chart. */
  readonly share: number
}

/** Tooltip of one hour: its time, the amounts to buy and to sell, and their difference. */
function HourTip({ hour: { time, buyUsd, sellUsd }, index, share }: HourTipProps) {
  const { format } = useZone()
  const from = format(time * 1_000)
  const to = format((time + hourSeconds) * 1_000)
  const span = `${from.hour}:${from.minute}–${to.hour}:${to.minute} ${to.zone}`
  const left = `clamp(${tipHalf}px, ${100 * share}%, calc(100% - ${tipHalf}px))`
  return (
    <span className={styles.hourTip} style={{ left }} data-raised="">
      <BarTip
        title={`${tokenPageText.inHours(index + 1)} · ${span}`}
        facts={[
          { label: tokenPageText.toBuy, value: dollars(buyUsd) },
          { label: tokenPageText.toSell, value: dollars(sellUsd) },
          { label: tokenPageText.net, value: signedDollars(buyUsd - sellUsd) },
        ]}
      />
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
