import type { ReactNode } from 'react'
import { formatPrice, formatUsd } from '~/domain/format/format'
import type { DepthChart, DepthRow } from '~/domain/order/depth-chart'
import { usePressedTooltip } from '~/ui/overlay/use-pressed-tooltip'
import { NumberCell } from '~/ui/table/number-cell'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import { BarTip } from './bar-tip'
import { dollars } from './dollars'
import * as styles from './token-page.css'
import { tokenPageText } from './token-page-text'

/** Width of the largest bar, percent of its column. The remaining width is for the figure beside the bar. */
const widestPercent = 62

/**
 * The depth chart: bars on both sides of the price. The chart is a table, so that screen readers can read it.
 */
export function DepthBars({ chart, priceUsd }: Omit<StepProps, 'row'>) {
  return (
    <table className={styles.depthTable}>
      <caption className={visuallyHidden}>{`${tokenPageText.depth}: ${tokenPageText.depthLine}`}</caption>
      <colgroup>
        <col />
        <col className={styles.step} />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className={styles.depthHead}>
            {tokenPageText.buysBelow}
          </th>
          <th scope="col">
            <span className={visuallyHidden}>{tokenPageText.distance}</span>
          </th>
          <th scope="col" className={styles.depthHeadEnd}>
            {tokenPageText.sellsAbove}
          </th>
        </tr>
      </thead>
      <tbody>
        {chart.rows.map((row) => (
          <Step key={row.percent} row={row} chart={chart} priceUsd={priceUsd} />
        ))}
      </tbody>
    </table>
  )
}

interface StepProps {
  readonly row: DepthRow
  readonly chart: DepthChart
  /** Current price of the token, USD. */
  readonly priceUsd: number
}

function Step({ row, chart, priceUsd }: StepProps) {
  const widthOf = (usd: number) => `${(widestPercent * usd) / chart.largestUsd}%`
  return (
    <tr>
      <td className={styles.depthCell}>
        <Side className={styles.buySide} tip={<LevelTip side="buy" {...{ chart, row, priceUsd }} />}>
          <span className={styles.buyBlock} style={{ width: widthOf(row.buyUsd) }} aria-hidden="true">
            <Taken partUsd={row.buyTakenUsd} ofUsd={row.buyUsd} />
          </span>
          <Figure usd={row.buyUsd} />
        </Side>
      </td>
      <td className={styles.percent}>{tokenPageText.percent(row.percent)}</td>
      <td className={styles.depthCell}>
        <Side className={styles.sellSide} tip={<LevelTip side="sell" {...{ chart, row, priceUsd }} />}>
          <span className={styles.sellBlock} style={{ width: widthOf(row.sellUsd) }} aria-hidden="true">
            <Taken partUsd={row.sellTakenUsd} ofUsd={row.sellUsd} />
          </span>
          <Figure usd={row.sellUsd} />
        </Side>
      </td>
    </tr>
  )
}

interface SideProps {
  readonly className: string
  readonly tip: ReactNode
  readonly children: ReactNode
}

/** One side of a level. The table behind the chart has the same figures for visitors without a pointer. */
function Side({ className, tip, children }: SideProps) {
  const { anchor, bubble } = usePressedTooltip({ content: tip })
  return (
    <>
      <div className={className} {...anchor}>
        {children}
      </div>
      {bubble}
    </>
  )
}

function LevelTip({ side, chart, row, priceUsd }: StepProps & { readonly side: 'buy' | 'sell' }) {
  const { percent } = row
  const sign = side === 'buy' ? -1 : 1
  const priceAt = (away: number) => `$${priceText(priceUsd * (1 + (sign * away) / 100))}`
  const sumUsd = chart.rows
    .filter((other) => other.percent <= percent)
    .reduce((sum, other) => sum + other[`${side}Usd`], 0)
  return (
    <BarTip
      title={tokenPageText.level[side](percent)}
      facts={[
        { label: tokenPageText.price, value: `${priceAt(percent - 1)} – ${priceAt(percent)}` },
        { label: tokenPageText.atLevel, value: dollars(row[`${side}Usd`]) },
        { label: tokenPageText.upToLevel(percent), value: dollars(sumUsd) },
        { label: tokenPageText.takenBy[side], value: dollars(row[`${side}TakenUsd`]) },
      ]}
    />
  )
}

function priceText(usd: number): string {
  const { text, suffix } = formatPrice(usd)
  return text + suffix
}

function Taken({ partUsd, ofUsd }: { readonly partUsd: number; readonly ofUsd: number }) {
  return partUsd === 0 ? null : (
    <i className={styles.taken} style={{ width: `${(100 * partUsd) / ofUsd}%` }} />
  )
}

function Figure({ usd }: { readonly usd: number }) {
  return (
    <span className={styles.figure}>
      <NumberCell number={formatUsd(usd)} inTone="muted" />
    </span>
  )
}
