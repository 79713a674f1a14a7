import { memo } from 'react'
import { formatSigned, formatUsd, missingText } from '~/domain/format/format'
import { everyVenue } from '~/domain/perp/venue-choice'
import type { PerpVenue } from '~/domain/protocol/venues'
import { marketPath } from '~/shared/paths/drift-paths'
import { Chip } from '~/ui/marks/chip'
import { number, suffix } from '~/ui/table/number-cell.css'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import { driftText } from '../drift-text'
import { VenueMark } from '../venue/venue-mark'
import { useVenue } from '../venue/venue-provider'
import { ChangeFigure } from './change-figure'
import { LiveFigure } from './live-figure'
import { figureFormats } from './live-figure-formats'
import type { AlertKind } from './market-alerts'
import { MarketLink } from './market-link'
import * as styles from './market-list.css'
import type { VenueMarketWire } from './markets-state'

interface MarketRowProps {
  readonly publicKey: string
  readonly venue: PerpVenue
  readonly symbol: string
  /** Query string that the row's link keeps: `?…` or an empty string. */
  readonly kept: string
  readonly isCurrent: boolean
  /** Kind of the market's first alert. `alertLines` contains one sentence for each alert of the market. */
  readonly alert: AlertKind | undefined
  readonly alertLines: string
  readonly onChoose: (() => void) | undefined
}

/** A row of the market list. React renders the row once. Its numbers update directly. */
export const MarketRow = memo(function MarketRow(props: MarketRowProps) {
  const { publicKey, venue, symbol, isCurrent, alert } = props
  const isMarked = useVenue().choice === everyVenue
  return (
    <tr className={isCurrent ? `${styles.row} ${styles.current}` : styles.row}>
      <td className={styles.cell}>
        <span className={styles.market}>
          <MarketLink
            to={marketPath(publicKey) + props.kept}
            symbol={symbol}
            short={alert !== undefined}
            className={styles.link}
            isCurrent={isCurrent}
            onChoose={props.onChoose}
          />
          <VenueMark venue={venue} />
          <Alert
            alert={alert}
            lines={props.alertLines}
            hasSpace={symbol.length <= mostBesideBadge && !isMarked}
          />
        </span>
      </td>
      <td className={styles.numberCell}>
        <LiveFigure market={publicKey} {...figureFormats.price} />
      </td>
      <td className={styles.numberCell}>
        <ChangeFigure market={publicKey} print={printChange} />
      </td>
      <td className={styles.numberCell}>
        <LiveFigure market={publicKey} print={printVolume} className={number} />
        <LiveFigure market={publicKey} print={printVolumeUnit} className={suffix} />
      </td>
    </tr>
  )
})

const printChange = ({ priceChange24Hour: change }: VenueMarketWire) =>
  change === null ? missingText : formatSigned(change, 2)
const printVolume = ({ recentVolume }: VenueMarketWire) => formatUsd(recentVolume).text
const printVolumeUnit = ({ recentVolume }: VenueMarketWire) => formatUsd(recentVolume).suffix

/** Maximum number of letters of a symbol beside which the badge of an alert fits, without the mark of a venue. */
const mostBesideBadge = 4

interface AlertProps {
  readonly alert: AlertKind | undefined
  readonly lines: string
  /** Whether the badge fits beside the name. */
  readonly hasSpace: boolean
}

/** Alert of a market as a badge. It is a dot on phones and beside a long symbol, so that no symbol is cut off. */
function Alert({ alert, lines, hasSpace }: AlertProps) {
  if (alert === undefined) return null
  const { chip } = driftText.alerts[alert]
  return (
    <span className={styles.alert}>
      {hasSpace ? (
        <span className={styles.alertBadge} aria-hidden="true">
          <Chip kind="warning" title={lines}>
            {chip}
          </Chip>
        </span>
      ) : null}
      <i
        className={hasSpace ? `${styles.alertDot} ${styles.dotOnPhone}` : styles.alertDot}
        title={`${chip}: ${lines}`}
        aria-hidden="true"
      />
      <span className={visuallyHidden}>
        {chip} ({lines})
      </span>
    </span>
  )
}
