import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import { MarketLogo } from '~/shared/marks/token-logo'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { CopyLinkButton } from '~/shared/page/copy-link-button'
import {
  changeText,
  fundingText,
  hourlyFundingText,
  priceText,
  toneOf,
  usdText,
} from '~/shared/perps/format-market'
import { Chip } from '~/ui/marks/chip'
import { Stat, Stats } from '~/ui/panel/stat'
import { tone } from '~/ui/theme/text-style.css'
import { driftText } from '../drift-text'
import type { VenueMarketWire } from '../markets/markets-state'
import { VenueMark } from '../venue/venue-mark'
import * as styles from './feed.css'
import type { FeedQuery } from './feed-query'
import { feedText } from './feed-text'

interface MarketHeadProps {
  readonly market: VenueMarketWire
  readonly funding: FeedQuery['funding']
}

/** Header of the orders tab with the market's name, status and figures. */
export function MarketHead({ market, funding }: MarketHeadProps) {
  const rate = market.lastFundingRate
  const quote = perpVenueFacts[market.venue].quote.symbol
  return (
    <div className={styles.head}>
      <MarketLogo symbol={market.baseAssetSymbol} size={28} />
      <h2 className={styles.title}>{driftText.ordersOf(market.baseAssetSymbol)}</h2>
      <VenueMark venue={market.venue} />
      <Chip kind={market.isActive ? 'good' : 'warning'}>{market.statusName}</Chip>
      <Chip kind="outline" title={feedText.settledIn(quote)}>
        {quote}
      </Chip>
      <CopyLinkButton />
      <div className={styles.figures}>
        <Stats variant="row">
          <Stat variant="row" label={feedText.oraclePrice}>
            {priceText(market.lastOraclePrice)} <Change percent={market.priceChange24Hour} />
          </Stat>
          <Stat variant="row" label={feedText.volume24h}>
            {usdText(market.recentVolume)} <MetricInfo of="perpVolume24h" />
          </Stat>
          <Stat variant="row" label={feedText.openInterest}>
            {usdText(market.openInterestUsd)} <MetricInfo of="openInterest" />
          </Stat>
          <Stat variant="row" label={feedText.funding[funding]}>
            <span className={tone[toneOf(rate)]}>
              {funding === 'year' ? fundingText(rate) : hourlyFundingText(rate)}
            </span>{' '}
            <MetricInfo of="fundingRate" />
          </Stat>
        </Stats>
      </div>
    </div>
  )
}

function Change({ percent }: { readonly percent: number | null }) {
  if (percent === null) return null
  return (
    <small className={tone[toneOf(percent)]}>
      {percent >= 0 ? '▲' : '▼'} {changeText(percent)}
    </small>
  )
}
