import { formatCount, formatUsd, missingText, shortKey } from '~/domain/format/format'
import { boughtPercent } from '~/domain/order/bought-percent'
import { volumeThresholds, volumeTier } from '~/domain/order/tiers'
import { tokenTitle } from '~/domain/token/token-title'
import { mapNullable } from '~/lib/map-nullable'
import { tierDots } from '~/shared/marks/pace.css'
import { TokenLogo } from '~/shared/marks/token-logo'
import { Unverified } from '~/shared/marks/unverified'
import { tokenPath } from '~/shared/paths/pages'
import { Link } from '~/ui/controls/link'
import { NumberCell } from '~/ui/table/number-cell'
import type { RankingColumn } from '~/ui/table/ranking'
import { mono, tone } from '~/ui/theme/text-style.css'
import { BuySellBar } from './buy-sell-bar'
import { overviewText } from './overview-text'
import type { TokenVolume } from './token-volume'
import * as styles from './token-volumes.css'

const { columns } = overviewText

const token: RankingColumn<TokenVolume> = {
  key: 'token',
  header: columns.token,
  cell: ({ mint, symbol, verified, hasPicture }) => (
    <Link to={tokenPath(mint)} className={styles.token}>
      <TokenLogo symbol={symbol} verified={verified} pictureOf={hasPicture ? mint : undefined} />
      <b className={styles.symbol}>
        <bdi className={verified ? undefined : mono} translate="no" title={tokenTitle({ mint, symbol })}>
          {symbol ?? shortKey(mint)}
        </bdi>
      </b>
      {verified ? null : <Unverified />}
    </Link>
  ),
}

const usd = (key: 'buysUsd' | 'sellsUsd', header: string, width: number): RankingColumn<TokenVolume> => ({
  key,
  header,
  width,
  align: 'end',
  cell: (row) => <NumberCell number={mapNullable(row[key], formatUsd)} abbreviated />,
})

const share: RankingColumn<TokenVolume> = {
  key: 'share',
  header: columns.share,
  silent: true,
  width: 44,
  cell: ({ buysUsd, sellsUsd }) => {
    const percent = boughtPercent(buysUsd, sellsUsd)
    if (percent === undefined) return <span className={tone.muted}>{missingText}</span>
    return <BuySellBar buyPercent={percent} label={overviewText.buyShare(Math.round(percent))} />
  },
}

const total = (width: number, withTier: boolean): RankingColumn<TokenVolume> => ({
  key: 'total',
  header: columns.total,
  width,
  align: 'end',
  ranked: true,
  cell: ({ totalUsd }) => (
    <>
      {withTier && totalUsd !== null ? <TierDots usd={totalUsd} /> : null}
      <b>
        <NumberCell number={mapNullable(totalUsd, formatUsd)} abbreviated />
      </b>
    </>
  ),
})

/** Columns for executed volume: buys, sells, and the ratio of buys to sells. */
export const executedColumns: readonly RankingColumn<TokenVolume>[] = [
  token,
  usd('buysUsd', columns.buys, 66),
  usd('sellsUsd', columns.sells, 66),
  share,
  total(78, false),
]

/** Remaining volume of active orders in USD, with dots for its size tier. */
export const flowColumns: readonly RankingColumn<TokenVolume>[] = [
  token,
  usd('buysUsd', columns.buys, 76),
  usd('sellsUsd', columns.sells, 76),
  total(100, true),
]

/** One to three dots for the size tier of a volume. Renders nothing below the first tier. */
export function TierDots({ usd: amountUsd }: { readonly usd: number }) {
  const tier = volumeTier(amountUsd)
  const threshold = volumeThresholds[tier - 1]
  if (threshold === undefined) return null
  const label = overviewText.tierFrom(`$${formatCount(threshold)}`)
  return (
    <span className={tierDots[tier - 1]} role="img" aria-label={label} title={label}>
      {'●'.repeat(tier)}
    </span>
  )
}
