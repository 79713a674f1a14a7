import type { DcaOrderWire } from '~/contracts/orders/order'
import { formatPrice, shortKey } from '~/domain/format/format'
import { formatAmount } from '~/domain/format/format-amount'
import { mapNullable } from '~/lib/map-nullable'
import { ExplorerLink } from '~/shared/links/explorer-link'
import { Address } from '~/ui/clipboard/address'
import { map } from '~/ui/signal/signal'
import { columnOf } from '~/ui/table/column'
import { NumberCell } from '~/ui/table/number-cell'
import { tone } from '~/ui/theme/text-style.css'
import type { phoneSpot } from '../account.css'
import { accountText } from '../account-text'

/** What a column of the table that shows all fields of DCA orders looks like. */
export interface WideLook {
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
  /**
   * Width of the column, pixels. Columns whose widths followed their contents would move while the rows arrive, and
   * every row that arrives would be laid out together with all rows before it.
   */
  readonly width: number
}

/** Creates a column. The cell receives only the fields that the column declares. */
export const wideColumn = columnOf<DcaOrderWire, WideLook>()

type AmountField =
  | 'amount'
  | 'inDeposited'
  | 'inUsed'
  | 'inWithdrawn'
  | 'outReceived'
  | 'outWithdrawn'
  | 'inAmountPerCycle'
  | 'nextCycleAmountLeft'
  | 'keeperInBalanceBeforeBorrow'
  | 'dcaOutBalanceBeforeSwap'

/** Column with a token amount. The cell shows a dash if the decimals of the mint are unknown. */
export function amount<Field extends AmountField>(key: Field, header: string) {
  return wideColumn({
    key,
    header,
    align: 'end',
    width: 136,
    updates: [key],
    cell: (_, live) => (
      <NumberCell
        number={map(
          live((order) => order[key]),
          (amountUi) => mapNullable(amountUi, formatAmount),
        )}
      />
    ),
  })
}

/**
 * Column with the minimum or maximum output of a cycle. On chain, 0 means that the maker has set no limit.
 */
export function bound<Field extends 'minOutAmount' | 'maxOutAmount'>(key: Field, header: string) {
  return wideColumn({
    key,
    header,
    align: 'end',
    width: 136,
    reads: [key],
    cell: (order) => {
      const amountUi = order[key]
      if (amountUi === 0) return <span className={tone.muted}>{accountText.noBound}</span>
      return <NumberCell number={mapNullable(amountUi, formatAmount)} />
    },
  })
}

/** Column with the price of a token, USD. */
export function price<Field extends 'inputMintPrice' | 'outputMintPrice'>(key: Field, header: string) {
  return wideColumn({
    key,
    header,
    align: 'end',
    width: 116,
    updates: [key],
    cell: (_, live) => (
      <NumberCell
        number={map(
          live((order) => order[key]),
          (usd) => mapNullable(usd, formatPrice),
        )}
      />
    ),
  })
}

/** Column with an address that can be copied. `pathOf` returns the page to which it links. */
export function key<Field extends 'publicKey' | 'userPublicKey' | 'inputMint' | 'outputMint'>(
  field: Field,
  header: string,
  what: string,
  pathOf?: (key: string) => string,
) {
  return wideColumn({
    key: field,
    header,
    // The address of the order has a second button.
    width: field === 'publicKey' ? 140 : 116,
    reads: [field],
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
  })
}
