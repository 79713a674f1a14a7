import { formatUsd } from '~/domain/format/format'
import type { DepthChart, DepthRow } from '~/domain/order/depth-chart'
import { NumberCell } from '~/ui/table/number-cell'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import { dollars } from './dollars'
import * as styles from './token-page.css'
import { tokenPageText } from './token-page-text'

/** Width of the largest bar, percent of its column. The remaining width is for the figure beside the bar. */
const widestPercent = 62

/**
 * The depth chart: bars on both sides of the price. The chart is a table, so that screen readers can read it.
 */
export function DepthBars({ chart }: { readonly chart: DepthChart }) {
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
          <Step key={row.percent} row={row} largestUsd={chart.largestUsd} />
        ))}
      </tbody>
    </table>
  )
}

function Step({ row, largestUsd }: { readonly row: DepthRow; readonly largestUsd: number }) {
  const widthOf = (usd: number) => `${(widestPercent * usd) / largestUsd}%`
  return (
    <tr>
      <td className={styles.depthCell}>
        <div
          className={styles.buySide}
          title={tokenPageText.buysAt(row.percent, dollars(row.buyUsd), dollars(row.buyTakenUsd))}
        >
          <span className={styles.buyBlock} style={{ width: widthOf(row.buyUsd) }} aria-hidden="true">
            <Taken partUsd={row.buyTakenUsd} ofUsd={row.buyUsd} />
          </span>
          <Figure usd={row.buyUsd} />
        </div>
      </td>
      <td className={styles.percent}>{tokenPageText.percent(row.percent)}</td>
      <td className={styles.depthCell}>
        <div
          className={styles.sellSide}
          title={tokenPageText.sellsAt(row.percent, dollars(row.sellUsd), dollars(row.sellTakenUsd))}
        >
          <span className={styles.sellBlock} style={{ width: widthOf(row.sellUsd) }} aria-hidden="true">
            <Taken partUsd={row.sellTakenUsd} ofUsd={row.sellUsd} />
          </span>
          <Figure usd={row.sellUsd} />
        </div>
      </td>
    </tr>
  )
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
