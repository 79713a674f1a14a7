import { formatUsd } from '~/domain/format/format'
import { signTone } from '~/shared/marks/sign-tone'
import { positionFigures } from '~/shared/perps/position-figures'
import { positionText } from '~/shared/perps/position-text'
import { NumberCell } from '~/ui/table/number-cell'
import { tableColumn } from '~/ui/table/table'
import { onlyPhone } from '~/ui/theme/text-style.css'
import { accountText } from '../account-text'
import { MarketCell, venueColumn } from './perp-cells'
import type { PositionRow } from './perp-rows'

const heads = accountText.positionColumns
const figures = positionFigures(heads)

const positionColumn = tableColumn<PositionRow>()

/** Columns of a trader's open positions at all perps venues. */
export const positionColumns = [
  positionColumn({
    key: 'market',
    header: heads.market,
    phone: 'name',
    reads: ['marketKey', 'baseAssetSymbol', 'venue', 'authority'],
    cell: ({ marketKey, baseAssetSymbol, venue, authority }) => (
      <MarketCell market={marketKey} symbol={baseAssetSymbol} venue={venue} trader={authority} />
    ),
  }),
  venueColumn(heads.venue),
  figures.side,
  figures.base,
  figures.entry,
  figures.price,
  figures.unsettled,
  positionColumn({
    key: 'settled',
    header: heads.settled,
    width: 120,
    align: 'end',
    rank: 'first',
    phone: 'bar',
    reads: ['settledPnl'],
    cell: ({ settledPnl }) => (
      <>
        <span className={onlyPhone}>{positionText.settled} </span>
        <NumberCell number={formatUsd(settledPnl)} abbreviated inTone={signTone(settledPnl, 2)} />
      </>
    ),
  }),
  figures.value,
]
