import { useNavigate } from '@remix-run/react'
import type { WireHistory } from '~/contracts/state/history'
import type { TokenWire } from '~/contracts/token'
import { formatChange, formatPrice, formatUsd, missingText, shortKey } from '~/domain/format/format'
import { changeUpTo, type DayChange } from '~/domain/price/day-change'
import type { PanelTimes } from '~/domain/service/freshness'
import { mints } from '~/domain/token/mints'
import { mapNullable } from '~/lib/map-nullable'
import { ExplorerLink } from '~/shared/links/explorer-link'
import { OutsideLink } from '~/shared/links/outside-link'
import { pagePeriodSeconds } from '~/shared/live/panel-times'
import { TokenLogo } from '~/shared/marks/token-logo'
import { Unverified } from '~/shared/marks/unverified'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { CopyLinkButton } from '~/shared/page/copy-link-button'
import { HistoryLine } from '~/shared/page/history-line'
import { useSite } from '~/shared/page/site'
import { PolledStatus } from '~/shared/page-data/polled-status'
import { embedGuidePath } from '~/shared/paths/embed-paths'
import { tokenPath } from '~/shared/paths/pages'
import { useLivePrice } from '~/shared/price-chart/use-live-price'
import { StarButton } from '~/shared/saved-items/star-button'
import { BuyLink } from '~/shared/tokens/buy-link'
import { TokenSelector } from '~/shared/tokens/token-selector'
import { tokensText } from '~/shared/tokens/tokens-text'
import { Address } from '~/ui/clipboard/address'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { Icon } from '~/ui/marks/icon'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { Stat, Stats } from '~/ui/panel/stat'
import { NumberCell } from '~/ui/table/number-cell'
import { mono, notOnPhone, tone } from '~/ui/theme/text-style.css'
import * as styles from './token-head.css'

interface TokenHeadProps {
  readonly token: TokenWire
  /** Name of the perp market of this token, for example `SOL-PERP`. `null`: the token has no perp market. */
  readonly perpMarket: string | null
  /** Start and completeness of the history behind the daily volume and the orders. */
  readonly history: WireHistory
  /** Price change since 24 hours ago. `null`: unknown. */
  readonly change: DayChange | null
  /** Value of all open limit orders that sell or buy the token, USD. `null`: unknown. */
  readonly restingUsd: number | null
  readonly times: PanelTimes
}

/** Header of a token: name, price, and where it can be traded. */
export function TokenHead({ token, perpMarket, history, change, restingUsd, times }: TokenHeadProps) {
  const { tokenMint, symbol, verified, logoUrl } = token
  return (
    <section className={styles.head} aria-label={tokensText.facts}>
      <TokenLogo
        symbol={symbol}
        verified={verified}
        pictureOf={logoUrl === null ? undefined : tokenMint}
        size={36}
      />
      <Names token={token} />
      <div className={styles.cost}>
        <StaleDimmer times={times} periodSeconds={pagePeriodSeconds}>
          <Cost token={token} change={change} times={times} />
        </StaleDimmer>
        <p className={styles.age}>
          <PolledStatus polled={{ times }} periodSeconds={pagePeriodSeconds} />
        </p>
      </div>
      <div className={styles.stats}>
        <StaleDimmer times={times} periodSeconds={pagePeriodSeconds}>
          <Figures token={token} restingUsd={restingUsd} />
        </StaleDimmer>
      </div>
      <Trade token={token} perpMarket={perpMarket} />
      <div className={styles.history}>
        <HistoryLine {...history} />
      </div>
    </section>
  )
}

function Names({ token }: { readonly token: TokenWire }) {
  const { tokenMint, symbol, name, verified, imitates } = token
  const called = symbol ?? shortKey(tokenMint)
  const navigate = useNavigate()
  return (
    <div className={styles.names}>
      <div className={styles.titleRow}>
        <h1 className={styles.title}>
          <bdi className={verified ? undefined : mono} translate="no">
            {called}
          </bdi>
          <bdi className={styles.name} translate="no">
            {name === symbol ? null : name}
          </bdi>
          {verified ? null : <Unverified imitates={imitates} always="words" />}
        </h1>
        <CopyLinkButton />
      </div>
      <div className={styles.line}>
        <Address value={tokenMint} what="mint" />
        <StarButton item={{ kind: 'token', key: tokenMint, symbol, name, verified }} called={called} />
        <ExplorerLink to={{ kind: 'token', address: tokenMint }} title={tokensText.explorer} />
        <span className={notOnPhone}>
          <Link
            to={embedGuidePath('token', tokenMint)}
            className={button({ variant: 'ghost', size: 'small' })}
          >
            {tokensText.embed}
          </Link>
        </span>
        <TokenSelector
          button={(opens) => (
            <button {...opens} className={button({ variant: 'ghost', size: 'small' })} data-needs-script="">
              {tokensText.another}
              <Icon name="down" />
            </button>
          )}
          onSelect={(chosen) => navigate(tokenPath(chosen.tokenMint))}
        />
      </div>
    </div>
  )
}

function Figures({ token, restingUsd }: Pick<TokenHeadProps, 'token' | 'restingUsd'>) {
  const { marketCap, dcaVolumePastDay, supply } = token
  return (
    <Stats variant="row">
      <Stat variant="row" label={<MetricInfo of="marketCap">{tokensText.marketCap}</MetricInfo>}>
        {marketCap === null ? missingText : '$'}
        {marketCap === null ? null : <NumberCell number={formatUsd(marketCap)} />}
      </Stat>
      <Stat variant="row" label={<MetricInfo of="dcaVolumePastDay">{tokensText.dcaVolume}</MetricInfo>}>
        <DcaVolume usd={dcaVolumePastDay} />
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

/** DCA volume of the token. An unknown volume is shown in the same way as an unknown price. */
function DcaVolume({ usd }: { readonly usd: number | null }) {
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
function Cost({ token, change, times }: Pick<TokenHeadProps, 'token' | 'change' | 'times'>) {
  const live = useLivePrice(token.tokenMint)
  const price = live !== undefined && live.at >= (times.dataAt ?? 0) ? live.price : token.price
  return (
    <>
      <Price price={price} />
      {change === null || price === null || token.price === null ? null : (
        <Change change={changeUpTo(price, change, token.price)} />
      )}
    </>
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
function Change({ change: { changeUsd, changePercent } }: { readonly change: DayChange }) {
  const moved = formatPrice(Math.abs(changeUsd))
  const falls = changePercent < 0
  return (
    <p className={styles.change}>
      <span className={falls ? tone.sell : tone.buy}>
        <span aria-hidden="true">{falls ? '▼' : '▲'}</span> {falls ? '\u2212' : '+'}
        {moved.text}
        {moved.suffix} ({formatChange(changePercent)})
      </span>{' '}
      <MetricInfo of="tokenChange24h">{tokensText.day}</MetricInfo>
    </p>
  )
}

function Trade({ token, perpMarket }: Pick<TokenHeadProps, 'token' | 'perpMarket'>) {
  const site = useSite()
  const { tokenMint, verified, price } = token
  const quote = tokenMint === mints.USDC ? mints.wSOL : mints.USDC
  return (
    <div className={styles.trade}>
      {verified && price !== null ? (
        <OutsideLink
          to={{ kind: 'swap', buyMint: tokenMint, sellMint: quote }}
          className={button({ variant: 'buy' })}
        >
          {tokensText.buyShort}
        </OutsideLink>
      ) : (
        <BuyLink token={token} />
      )}
      {price === null ? null : (
        <OutsideLink
          to={{ kind: 'swap', buyMint: quote, sellMint: tokenMint }}
          className={button({ variant: 'sell' })}
        >
          {tokensText.sellShort}
        </OutsideLink>
      )}
      {site === undefined ? null : (
        <OutsideLink
          to={perpMarket === null ? { kind: 'perps' } : { kind: 'perps', market: perpMarket }}
          className={button({})}
        >
          {tokensText.tradeOn(site.operator.outside.perpsVenue.name)}
          <Icon name="external" />
        </OutsideLink>
      )}
    </div>
  )
}
