import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import { changeTone, signMarks } from '~/shared/marks/sign-tone'
import { MarketLogo } from '~/shared/marks/token-logo'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { CopyLinkButton } from '~/shared/page/copy-link-button'
import { alertsPath } from '~/shared/paths/alerts-path'
import { comparePath } from '~/shared/paths/compare-path'
import { tokenPath } from '~/shared/paths/pages'
import { changeText, priceText, significantPrice, usdText } from '~/shared/perps/format-market'
import { fundingFormats } from '~/shared/perps/funding-formats'
import { StarButton } from '~/shared/saved-items/star-button'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { Age } from '~/ui/marks/age'
import { Chip } from '~/ui/marks/chip'
import { Stat, Stats } from '~/ui/panel/stat'
import { tone } from '~/ui/theme/text-style.css'
import { driftText } from '../../drift-text'
import type { VenueMarketWire } from '../../markets/markets-state'
import { VenueMark } from '../../venue/venue-mark'
import * as styles from '../feed.css'
import type { FeedQuery } from '../feed-query'
import { feedText } from '../feed-text'

interface MarketHeadProps {
  readonly market: VenueMarketWire
  /** Mint of the market's base token. `null`: unknown. */
  readonly tokenMint: string | null
  readonly funding: FeedQuery['funding']
}

/** Header of the orders tab with the market's name, status and figures. */
export function MarketHead({ market, tokenMint, funding }: MarketHeadProps) {
  const { publicKey, baseAssetSymbol, name, venue } = market
  const quote = perpVenueFacts[venue].quote.symbol
  return (
    <div className={styles.head}>
      <MarketLogo symbol={baseAssetSymbol} size={28} />
      <h2 className={styles.title}>{driftText.ordersOf(baseAssetSymbol)}</h2>
      <VenueMark venue={venue} />
      <Chip kind={market.isActive ? 'good' : 'warning'}>{market.statusName}</Chip>
      <Chip kind="outline" title={feedText.settledIn(quote)}>
        {quote}
      </Chip>
      <StarButton
        item={{ kind: 'market', key: publicKey, symbol: baseAssetSymbol, name, verified: true, venue }}
        called={name}
      />
      <CopyLinkButton />
      {tokenMint === null ? null : (
        <Link to={tokenPath(tokenMint)} className={button({ variant: 'ghost', size: 'small' })}>
          {feedText.tokenPage}
        </Link>
      )}
      <Link
        to={comparePath([publicKey, ...(tokenMint === null ? [] : [tokenMint])])}
        className={button({ variant: 'ghost', size: 'small' })}
      >
        {feedText.compare}
      </Link>
      <Link to={alertsPath('market', publicKey)} className={button({ variant: 'ghost', size: 'small' })}>
        {feedText.alert}
      </Link>
      <Figures market={market} funding={funding} />
    </div>
  )
}

function Figures({ market, funding }: Pick<MarketHeadProps, 'market' | 'funding'>) {
  const rate = market.lastFundingRate
  const { print, toneOf } = fundingFormats[funding]
  return (
    <div className={styles.figures}>
      <Stats variant="row">
        <Stat
          variant="row"
          label={feedText.oraclePrice}
          detail={significantPrice(market.lastOraclePrice)?.text}
        >
          {priceText(market.lastOraclePrice)} <Change market={market} />
        </Stat>
        <Stat variant="row" label={feedText.volume24h}>
          {usdText(market.recentVolume)} <MetricInfo of="perpVolume24h" />
        </Stat>
        <Stat variant="row" label={feedText.openInterest}>
          {usdText(market.openInterestUsd)} <MetricInfo of="openInterest" />
        </Stat>
        <Stat variant="row" label={feedText.funding[funding]}>
          <span className={tone[toneOf(rate)]}>{print(rate)}</span> <MetricInfo of="fundingRate" />
        </Stat>
      </Stats>
    </div>
  )
}

function Change({ market }: Pick<MarketHeadProps, 'market'>) {
  const { priceChange24Hour: percent, priceChange24HourAt: keptAt } = market
  if (percent === null) return null
  return (
    <small className={tone[keptAt === null ? changeTone(percent) : 'subtle']}>
      {signMarks[changeTone(percent)]} {changeText(percent)}
      {keptAt === null ? null : (
        <>
          {' '}
          <Age at={keptAt} />
        </>
      )}
    </small>
  )
}
