import type { ReactNode } from 'react'
import type { AnomaliesWire, StandoutWire } from '~/contracts/overview'
import {
  formatChange,
  formatPrice,
  formatSigned,
  formatUsd,
  missingText,
  shortKey,
} from '~/domain/format/format'
import { changeTone } from '~/shared/marks/sign-tone'
import { usePolled } from '~/shared/page-data/use-polled'
import { marketPath, venuePath } from '~/shared/paths/drift-paths'
import { useOrderHref } from '~/shared/paths/order-href'
import { Link } from '~/ui/controls/link'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { text } from '~/ui/text'
import { tone } from '~/ui/theme/text-style.css'
import * as styles from './anomaly-strip.css'
import { overviewText } from './overview-text'
import { type OverviewPanels, paces, panelPath } from './panels'

const words = overviewText.anomalies

interface AnomalyStripProps {
  readonly answer: OverviewPanels['anomalies']
  readonly venueName: string
}

/** Unusual markets and orders, each with a link. */
export function AnomalyStrip({ answer, venueName }: AnomalyStripProps) {
  const { data, times } = usePolled(panelPath('anomalies'), answer, paces.anomalies)
  return (
    <section aria-label={words.title}>
      <StaleDimmer times={times} periodSeconds={paces.anomalies.everyMs / 1_000}>
        <Cells
          data={data}
          venueName={venueName}
          none={times.dataAt === undefined ? text.waiting : words.none}
        />
      </StaleDimmer>
    </section>
  )
}

interface CellsProps {
  readonly venueName: string
  readonly data: AnomaliesWire | null
  /** Text of a card without an item. */
  readonly none: string
}

function Cells({ data, venueName, none }: CellsProps) {
  const hrefOf = useOrderHref()
  const [dca, limit] = [data?.newDca ?? null, data?.largestLimit ?? null]
  return (
    <ul className={styles.strip}>
      <MarketCell
        kind={words.outlier(venueName)}
        standout={data?.outlier ?? null}
        factOf={words.change}
        none={none}
      />
      <Cell
        kind={words.newDca}
        none={none}
        to={dca === null ? undefined : hrefOf(dca.publicKey)}
        name={dca === null ? undefined : pairOf(dca)}
        fact={dca === null || dca.usdSpentPerMinute === null ? null : words.pace(usd(dca.usdSpentPerMinute))}
        figure={dca === null || dca.amountUsd === null ? null : `$${usd(dca.amountUsd)}`}
      />
      <Cell
        kind={words.limit}
        none={none}
        to={limit === null ? undefined : hrefOf(limit.publicKey)}
        name={limit === null ? undefined : pairOf(limit)}
        fact={limit === null || limit.limitPriceUsd === null ? null : words.at(price(limit.limitPriceUsd))}
        figure={limit === null || limit.amountUsd === null ? null : `$${usd(limit.amountUsd)}`}
      />
      <MarketCell
        kind={words.funding(venueName)}
        standout={data?.funding ?? null}
        factOf={words.yearly}
        none={none}
      />
    </ul>
  )
}

interface MarketCellProps {
  readonly kind: string
  readonly standout: StandoutWire | null
  readonly factOf: (percent: string) => string
  readonly none: string
}

function MarketCell({ kind, standout, factOf, none }: MarketCellProps) {
  if (standout === null) {
    return <Cell kind={kind} none={none} to={undefined} name={undefined} fact={null} figure={null} />
  }
  const { venue, marketKey, name, percent, zScore } = standout
  return (
    <Cell
      kind={kind}
      none={none}
      marked
      to={venuePath(marketPath(marketKey), venue)}
      name={name}
      fact={<span className={tone[changeTone(percent)]}>{factOf(formatChange(percent))}</span>}
      figure={
        zScore === null ? null : <abbr title={words.sigmaTitle}>{words.sigma(formatSigned(zScore, 1))}</abbr>
      }
    />
  )
}

interface CellProps {
  readonly kind: string
  readonly marked?: boolean
  /** Text of the card if there is no item. */
  readonly none: string
  /** URL of the item. `undefined`: there is no item. */
  readonly to: string | undefined
  readonly name: ReactNode
  readonly fact: ReactNode
  readonly figure: ReactNode
}

function Cell({ kind, marked = false, none, to, name, fact, figure }: CellProps) {
  const content = (
    <>
      <span className={styles.kind}>
        {marked ? <i className={styles.dot} /> : null}
        {kind}
      </span>
      <span className={styles.name}>{name ?? missingText}</span>
      <span className={styles.fact}>{to === undefined ? none : fact}</span>
      <span className={styles.figure}>{figure}</span>
    </>
  )
  return (
    <li className={styles.cell}>
      {to === undefined ? (
        <span className={styles.variant}>{content}</span>
      ) : (
        <Link to={to} sameView={to.includes('?')} replace={false} className={styles.variant}>
          {content}
        </Link>
      )}
    </li>
  )
}

interface PairWire {
  readonly inputMint: string
  readonly inputTokenSymbol: string | null
  readonly outputMint: string
  readonly outputTokenSymbol: string | null
}

function pairOf({ inputMint, inputTokenSymbol, outputMint, outputTokenSymbol }: PairWire): ReactNode {
  return (
    <>
      <bdi translate="no">{inputTokenSymbol ?? shortKey(inputMint)}</bdi> →{' '}
      <bdi translate="no">{outputTokenSymbol ?? shortKey(outputMint)}</bdi>
    </>
  )
}

function usd(amountUsd: number): string {
  const { text, suffix } = formatUsd(amountUsd)
  return text + suffix
}

function price(priceUsd: number): string {
  const { text, suffix } = formatPrice(priceUsd)
  return text + suffix
}
