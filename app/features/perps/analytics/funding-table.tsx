import type { RefObject } from 'react'
import type { FundingGrid, FundingGridRow } from '~/domain/perp/funding-grid'
import { MarketLogo } from '~/shared/marks/token-logo'
import { marketPath } from '~/shared/paths/drift-paths'
import { fundingText } from '~/shared/perps/format-market'
import { Link } from '~/ui/controls/link'
import { ellipsis, visuallyHidden } from '~/ui/theme/text-style.css'
import { VenueMark } from '../venue/venue-mark'
import { useVenue } from '../venue/venue-provider'
import * as styles from './analytics.css'
import { analyticsText } from './analytics-text'
import { fundingCell, type HourLabel } from './funding-cell'

interface FundingTableProps {
  readonly grid: FundingGrid
  /** One label for each hour of the grid. */
  readonly labels: readonly HourLabel[]
  readonly table: RefObject<HTMLTableElement>
  /** Whether the drawing shows the values. The cells of the table are then invisible. */
  readonly isDrawn: boolean
}

/**
 * Funding by market and hour as a table. It has the labels of both axes. Its cells are the values for screen
 * readers, and for everyone until the drawing has loaded.
 */
export function FundingTable({ grid, labels, table, isDrawn }: FundingTableProps) {
  return (
    <table ref={table} className={isDrawn ? `${styles.heat} ${styles.heatDrawn}` : styles.heat}>
      <caption className={visuallyHidden}>{analyticsText.funding}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.heatCorner}>
            <span className={visuallyHidden}>{analyticsText.fundingMarket}</span>
          </th>
          {labels.map(({ name, whole }, index) => (
            <th key={grid.hours[index]} scope="col" className={styles.heatHour} title={whole}>
              <span className={index % 2 === 0 ? undefined : visuallyHidden}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {grid.rows.map((row) => (
          <Row key={row.marketKey} row={row} labels={labels} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  readonly row: FundingGridRow
  readonly labels: readonly HourLabel[]
}

function Row({ row, labels }: RowProps) {
  const { keep } = useVenue()
  return (
    <tr>
      <th scope="row" className={styles.heatMarket}>
        <Link to={keep(marketPath(row.marketKey))}>
          <MarketLogo symbol={row.baseSymbol} size={16} />
          <b className={ellipsis} title={row.baseSymbol}>
            {row.baseSymbol}
          </b>
          <VenueMark venue={row.venue} />
        </Link>
      </th>
      {row.ratesBps.map((rate, index) => {
        const { step, text, isLong } = fundingCell(rate)
        return (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the hours, in a fixed order
            key={index}
            className={isLong ? `${styles.heatCell[step]} ${styles.longText}` : styles.heatCell[step]}
            title={`${row.baseSymbol}-PERP ${labels[index]?.whole ?? ''} ${fundingText(rate)}`}
          >
            {text}
          </td>
        )
      })}
    </tr>
  )
}
