import type { PerpMarketWire } from '~/contracts/perp'
import { button } from '~/ui/button.css'
import { Chip } from '~/ui/chip'
import { Link } from '~/ui/link'
import { type Column, Table } from '~/ui/table'
import { region } from '~/ui/table.css'
import { notOnPhone, onlyPhone, tone, visuallyHidden } from '~/ui/text-style.css'
import { marketPath } from '../drift-paths'
import { fundingText, priceText, toneOf, usdText } from '../market-figures'
import { MarketName } from '../market-name'
import { RatioBar } from '../ratio-bar'
import * as styles from './market-table.css'
import { overviewText } from './overview-text'

const { columns: heads } = overviewText

/** M187; on phones only market, price, open interest and funding. */
const columns: readonly Column<PerpMarketWire>[] = [
  { key: 'market', header: heads.market, phone: 'name', cell: (market) => <Market market={market} /> },
  {
    key: 'price',
    header: `${heads.price} $`,
    width: 84,
    align: 'end',
    phone: 'amount',
    cell: (market) => priceText(market.lastOraclePrice),
  },
  {
    key: 'oi',
    header: heads.openInterest,
    width: 92,
    align: 'end',
    phone: 'first',
    cell: (market) => (
      <>
        <span className={onlyPhone}>{overviewText.openInterestShort} </span>
        {usdText(market.openInterestUsd)}
      </>
    ),
  },
  {
    key: 'funding',
    header: heads.funding,
    width: 96,
    align: 'end',
    phone: 'fourth',
    cell: (market) => (
      <>
        <span className={onlyPhone}>{overviewText.fundingShort} </span>
        <span className={tone[toneOf(market.lastFundingRate)]}>{fundingText(market.lastFundingRate)}</span>
      </>
    ),
  },
  {
    key: 'ratio',
    header: heads.ratio,
    width: 122,
    align: 'end',
    rank: 'second',
    phone: 'none',
    cell: (market) => <RatioBar ratio={market.longShortRatio} />,
  },
  {
    key: 'volume',
    header: heads.volume,
    width: 84,
    align: 'end',
    phone: 'none',
    cell: (market) => usdText(market.recentVolume),
  },
  {
    key: 'view',
    header: heads.view,
    width: 72,
    align: 'end',
    phone: 'none',
    cell: (market) => <View market={market} />,
  },
]

/** Every market in one row. */
export function MarketTable({ markets }: { readonly markets: readonly PerpMarketWire[] }) {
  return (
    <div className={region}>
      <Table
        caption={overviewText.title}
        columns={columns}
        rows={markets}
        keyOf={({ publicKey }) => publicKey}
      />
    </div>
  )
}

/** The badge, and the venue's own word where that says more (B33). */
function Market({ market }: { market: PerpMarketWire }) {
  return (
    <span className={styles.market}>
      <Link to={marketPath(market.publicKey)}>
        <MarketName symbol={market.baseAssetSymbol} />
      </Link>
      <Chip kind={market.isActive ? 'good' : 'outline'}>
        {market.isActive ? overviewText.active : overviewText.inactive}
      </Chip>
      {market.statusName === overviewText.active ? null : (
        <span className={`${styles.status} ${notOnPhone}`}>{market.statusName}</span>
      )}
    </span>
  )
}

function View({ market }: { market: PerpMarketWire }) {
  return (
    <Link to={marketPath(market.publicKey)} className={button({ size: 'small' })}>
      {heads.view}
      <span className={visuallyHidden}> {market.name}</span>
    </Link>
  )
}
