import type { ReactNode } from 'react'
import type { DcaOrderWire } from '~/contracts/order'
import { formatPrice, shortKey } from '~/domain/format'
import { formatAmount } from '~/domain/format-amount'
import { formatCycle } from '~/domain/format-cycle'
import { mapNullable } from '~/lib/map-nullable'
import { Address } from '~/ui/address'
import { Age } from '~/ui/age'
import { NumberCell } from '~/ui/number-cell'
import { Progress } from '~/ui/progress'
import { SideMark } from '~/ui/side-mark'
import { map, type RowSignal } from '~/ui/signal'
import { tone } from '~/ui/text-style.css'
import { traderPath } from '../jupiter/detail-path'
import { NextCycleCell } from '../orders/next-cycle-cell'
import { PaceCell, PairCell, TimeLeftCell, UsdCell } from '../orders/order-cells'
import { ExplorerLink } from '../outside/explorer-link'
import type { phoneSpot } from './account.css'
import { accountText } from './account-text'
import type { wideAmounts } from './wide-rules'

/** A column of the table that shows all fields of DCA orders. */
export interface WideColumn {
  readonly key: string
  readonly header: string
  readonly align?: 'end'
  /** Field by which the table is sorted after a click on the column heading. */
  readonly sortField?: string
  /**
   * Grid area of the field on the card that a row becomes on a phone. A field without a grid area is shown
   * after the visitor expands the card.
   */
  readonly phone?: keyof typeof phoneSpot
  /**
   * Whether the displayed value and the sort field run in opposite directions. For example, an age grows
   * while the creation time falls.
   */
  readonly sortReversed?: boolean
  /** Minimum width of the column, pixels. */
  readonly leastWidth?: number
  /**
   * Renders the cell. Values that are read through `live` update without a render. Values that are read from
   * `order` must be among the fields that `wideRules` compares.
   */
  readonly cell: (order: DcaOrderWire, live: RowSignal<DcaOrderWire>) => ReactNode
}

/** Column with a token amount. The cell shows a dash if the decimals of the mint are unknown. */
function amount(key: (typeof wideAmounts)[number], header: string): WideColumn {
  return {
    key,
    header,
    align: 'end',
    cell: (_, live) => (
      <NumberCell
        number={map(
          live((order) => order[key]),
          (amountUi) => mapNullable(amountUi, formatAmount),
        )}
      />
    ),
  }
}

/**
 * Column with the minimum or maximum output of a cycle. On chain, 0 means that the maker has set no limit.
 */
function bound(key: 'minOutAmount' | 'maxOutAmount', header: string): WideColumn {
  return {
    key,
    header,
    align: 'end',
    cell: (order) => {
      const amountUi = order[key]
      if (amountUi === 0) return <span className={tone.muted}>{accountText.noBound}</span>
      return <NumberCell number={mapNullable(amountUi, formatAmount)} />
    },
  }
}

function price(key: 'inputMintPrice' | 'outputMintPrice', header: string): WideColumn {
  return {
    key,
    header,
    align: 'end',
    cell: (_, live) => (
      <NumberCell
        number={map(
          live((order) => order[key]),
          (usd) => mapNullable(usd, formatPrice),
        )}
      />
    ),
  }
}

function key(
  field: 'publicKey' | 'userPublicKey' | 'inputMint' | 'outputMint',
  header: string,
  what: string,
  pathOf?: (key: string) => string,
): WideColumn {
  return {
    key: field,
    header,
    cell: (order) => (
      <>
        <Address
          value={order[field]}
          what={what}
          {...(pathOf === undefined ? {} : { to: pathOf(order[field]) })}
        />
        {field === 'publicKey' ? (
          <ExplorerLink
            to={{ kind: 'account', address: order[field] }}
            title={accountText.openExplorer}
            what={shortKey(order[field])}
          />
        ) : null}
      </>
    ),
  }
}

/**
 * Columns for all fields of a DCA order. The token pair is the first column and stays visible during
 * scrolling.
 */
export const wideColumns: readonly WideColumn[] = [
  { key: 'pair', header: 'Pair', phone: 'name', cell: (order) => <PairCell order={order} /> },
  { key: 'buy', header: 'Side', phone: 'side', cell: (order) => <SideMark buy={order.buy} /> },
  {
    key: 'amountUsd',
    header: 'Amount $',
    align: 'end',
    sortField: 'amountUsd',
    phone: 'amount',
    cell: (_, live) => <UsdCell amountUsd={live((order) => order.amountUsd)} />,
  },
  {
    key: 'usdSpentPerMinute',
    header: '$ / min',
    align: 'end',
    sortField: 'usdSpentPerMinute',
    phone: 'pace',
    cell: (_, live) => <PaceCell usdPerMinute={live((order) => order.usdSpentPerMinute)} />,
  },
  {
    key: 'progress',
    header: 'Progress',
    align: 'end',
    sortField: 'progress',
    phone: 'bar',
    leastWidth: 128,
    cell: (_, live) => <Progress percent={live((order) => order.progress)} />,
  },
  {
    key: 'timeLeft',
    header: 'Time left',
    align: 'end',
    cell: (_, live) => <TimeLeftCell order={live((order) => order)} />,
  },
  {
    key: 'nextCycleAt',
    header: 'Next cycle',
    align: 'end',
    cell: (_, live) => <NextCycleCell order={live((order) => order)} />,
  },
  {
    key: 'cycleFrequency',
    header: 'Every',
    align: 'end',
    cell: (order) => formatCycle(order.cycleFrequency),
  },
  {
    key: 'createdAt',
    header: 'Age',
    align: 'end',
    sortField: 'createdAt',
    sortReversed: true,
    phone: 'age',
    cell: (order) => <Age at={order.createdAt} />,
  },
  amount('amount', 'Amount'),
  amount('inDeposited', 'In deposited'),
  amount('inUsed', 'In used'),
  amount('inWithdrawn', 'In withdrawn'),
  amount('outReceived', 'Out received'),
  amount('outWithdrawn', 'Out withdrawn'),
  amount('inAmountPerCycle', 'In per cycle'),
  amount('nextCycleAmountLeft', 'Next cycle left'),
  bound('minOutAmount', 'Min out'),
  bound('maxOutAmount', 'Max out'),
  amount('keeperInBalanceBeforeBorrow', 'Keeper in before'),
  amount('dcaOutBalanceBeforeSwap', 'Out before swap'),
  price('inputMintPrice', 'In price $'),
  price('outputMintPrice', 'Out price $'),
  key('publicKey', 'Order', 'order'),
  key('userPublicKey', 'Trader', 'trader', traderPath),
  key('inputMint', 'Input mint', 'mint', tokenDetailPath),
  key('outputMint', 'Output mint', 'mint', tokenDetailPath),
  { key: 'idx', header: 'idx', align: 'end', cell: (order) => order.idx },
  { key: 'bump', header: 'bump', align: 'end', cell: (order) => order.bump },
]

/** Returns the path of the token page that lists the token's DCA orders. */
function tokenDetailPath(mint: string): string {
  return traderPath(mint)
}
