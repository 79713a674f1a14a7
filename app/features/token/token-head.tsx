import type { WireHistory } from '~/contracts/state/history'
import type { TokenWire } from '~/contracts/token'
import { formatChange, formatPrice, formatUsd, missingText } from '~/domain/format/format'
import { changeFromPercent, changeUpTo, type TokenDayChange } from '~/domain/price/day-change'
import type { PanelTimes } from '~/domain/service/freshness'
import { mapNullable } from '~/lib/map-nullable'
import { pagePeriodSeconds } from '~/shared/live/panel-times'
import { ChangePercent } from '~/shared/marks/change-percent'
import { signMarks, signTone } from '~/shared/marks/sign-tone'
import { TokenLogo } from '~/shared/marks/token-logo'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { HistoryLine } from '~/shared/page/history-line'
import { useLivePrice } from '~/shared/price-chart/use-live-price'
import { tokensText } from '~/shared/tokens/tokens-text'
import { Age } from '~/ui/marks/age'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { Stat, Stats } from '~/ui/panel/stat'
import { NumberCell } from '~/ui/table/number-cell'
import { tone } from '~/ui/theme/text-style.css'
import type { TokenPerpMarket } from './read-token-markets.server'
import * as styles from './token-head.css'
import { TokenNames } from './token-names'
import { TokenRelated } from './token-related'
import { type TokenPerps, TokenTrade } from './token-trade'

interface TokenHeadProps {
  readonly token: TokenWire
  /** Perp markets of this token on all venues. */
  readonly perpMarkets: readonly TokenPerpMarket[]
  /** Where the perp of this token is traded. */
  readonly perps: TokenPerps
  /** Start and completeness of the history behind the daily volume and the orders. */
  readonly history: WireHistory
  /** Value of all open limit orders that sell or buy the token, USD. `null`: unknown. */
  readonly restingUsd: number | null
  readonly times: PanelTimes
}

/** Header of a token: name, price, and where it can be traded. */
export function TokenHead(props: TokenHeadProps) {
  const { token, perpMarkets, perps, history, times } = props
  const { tokenMint, symbol, verified, logoUrl } = token
  return (
    <section className={styles.head} aria-label={tokensText.facts}>
      <TokenLogo
        symbol={symbol}
        verified={verified}
        pictureOf={logoUrl === null ? undefined : tokenMint}
        size={36}
      />
      <TokenNames token={token} />
      <div className={styles.cost}>
        <StaleDimmer times={times} periodSeconds={pagePeriodSeconds}>
          <Cost token={token} times={times} />
        </StaleDimmer>
      </div>
      <div className={styles.stats}>
        <StaleDimmer times={times} periodSeconds={pagePeriodSeconds}>
          <Figures {...props} />
        </StaleDimmer>
      </div>
      <TokenTrade token={token} perps={perps} />
      <TokenRelated tokenMint={tokenMint} perpMarkets={perpMarkets} />
      <div className={styles.history}>
        <HistoryLine {...history} />
      </div>
    </section>
  )
}

function Figures({ token, restingUsd, times }: TokenHeadProps) {
  const { marketCap, dcaVolumePastDay, supply } = token
  return (
    <Stats variant="row">
      <Stat variant="row" label={<MetricInfo of="marketCap">{tokensText.marketCap}</MetricInfo>}>
        {marketCap === null ? missingText : '$'}
        {marketCap === null ? null : <NumberCell number={formatUsd(marketCap)} />}
      </Stat>
      <Stat variant="row" label={<MetricInfo of="dcaVolumePastDay">{tokensText.dcaVolume}</MetricInfo>}>
        <DcaVolume usd={dcaVolumePastDay} times={times} />
      </Stat>
      <Stat variant="row" label={tokensText.columns.supply}>
        <NumberCell number={mapNullable(supply, formatUsd)} />
      </Stat>
      <Stat variant="row" label={<MetricInfo of="limitDepth">{tokensText.openLimitValue}</MetricInfo>}>
        {restingUsd === null ? null : '$'}
        <NumberCell number={mapNullable(restingUsd, formatUsd)} />
      </Stat>
    </Stats>
  )
}

/**
 * DCA volume of the token. An unknown volume is shown in the same way as an unknown price, but before the first data
 * nothing is 0.
 */
function DcaVolume({ usd, times }: Pick<TokenHeadProps, 'times'> & { readonly usd: number | null }) {
  if (usd === null && times.dataAt === undefined) return missingText
  if (usd === null) {
    return (
      <span className={tone.muted}>
        $0 <span className={styles.why}>{tokensText.unavailable}</span>
      </span>
    )
  }
  return (
    <>
      $<NumberCell number={formatUsd(usd)} />
    </>
  )
}

/**
 * Price of the token and the change of the price. A price from the stream replaces the price of the page if
 * it is newer.
 */
function Cost({ token, times }: Pick<TokenHeadProps, 'token' | 'times'>) {
  const live = useLivePrice(token.tokenMint)
  const price = live !== undefined && live.at >= (times.dataAt ?? 0) ? live.price : token.price
  return (
    <>
      <Price price={price} />
      <DayChangeLine token={token} price={price} />
    </>
  )
}

/**
 * Price change in a day. A current change follows the live price. A kept change stays as it was, and shows its
 * age.
 */
function DayChangeLine({ token, price }: { readonly token: TokenWire; readonly price: number | null }) {
  const { priceChange24Hour: percent, priceChange24HourAt: keptAt } = token
  if (percent === null) return null
  if (keptAt !== null) return <KeptChange percent={percent} keptAt={keptAt} />
  if (price === null || token.price === null) return null
  return <Change change={changeUpTo(price, changeFromPercent(token.price, percent), token.price)} />
}

function KeptChange({ percent, keptAt }: { readonly percent: number; readonly keptAt: number }) {
  return (
    <p className={styles.change}>
      <ChangePercent percent={percent} kept /> <MetricInfo of="tokenChange24h">{tokensText.day}</MetricInfo>,{' '}
      <Age at={keptAt} /> {tokensText.ago}
    </p>
  )
}

/** Price of the token. An unknown price is a muted 0 beside the word for "unavailable". */
function Price({ price }: { readonly price: number | null }) {
  if (price === null) {
    return (
      <p className={styles.noPrice}>
        $0 <span className={styles.why}>{tokensText.unavailable}</span>
      </p>
    )
  }
  return (
    <p className={styles.price}>
      $<NumberCell number={formatPrice(price)} />
    </p>
  )
}

/** Price change in a day, shown as a glyph, a sign and a colour. */
function Change({ change: { changeUsd, changePercent } }: { readonly change: TokenDayChange }) {
  const moved = formatPrice(Math.abs(changeUsd))
  const inTone = signTone(changeUsd)
  const sign = { buy: '+', sell: '\u2212', text: '', muted: '' }[inTone]
  return (
    <p className={styles.change}>
      <span className={tone[inTone]}>
        <span aria-hidden="true">{signMarks[inTone]}</span> {sign}
        {moved.text}
        {moved.suffix} ({formatChange(changePercent)})
      </span>{' '}
      <MetricInfo of="tokenChange24h">{tokensText.day}</MetricInfo>
    </p>
  )
}
