import type { TokenWire } from '~/contracts/token'
import { formatPrice, formatUsd, shortKey } from '~/domain/format/format'
import { mapNullable } from '~/lib/map-nullable'
import { ExplorerLink } from '~/shared/links/explorer-link'
import { TokenCell } from '~/shared/marks/token-cell'
import { tokenPath } from '~/shared/paths/pages'
import { BuyLink } from '~/shared/tokens/buy-link'
import { tokensText } from '~/shared/tokens/tokens-text'
import { Address } from '~/ui/clipboard/address'
import { Link } from '~/ui/controls/link'
import { Age } from '~/ui/marks/age'
import { NumberCell } from '~/ui/table/number-cell'
import { tableColumn } from '~/ui/table/table'
import { lineLink, onlyPhone } from '~/ui/theme/text-style.css'

const tokenColumn = tableColumn<TokenWire>()

/** Columns of the token database. */
export const tokenColumns = [
  tokenColumn({
    key: 'updated',
    header: tokensText.columns.updated,
    width: 86,
    sortField: 'updatedDate',
    sortReversed: true,
    phone: 'second',
    reads: ['updatedDate'],
    cell: (token) => (
      <>
        <span className={onlyPhone}>{tokensText.onPhone.updated} </span>
        <Age at={token.updatedDate} />
      </>
    ),
  }),
  tokenColumn({
    key: 'token',
    header: tokensText.columns.token,
    share: 290,
    phone: 'name',
    reads: ['tokenMint', 'symbol', 'name', 'verified', 'imitates', 'logoUrl'],
    cell: (token) => (
      <Link to={tokenPath(token.tokenMint)} className={lineLink}>
        <TokenCell token={{ ...token, mint: token.tokenMint, hasPicture: token.logoUrl !== null }} inLine />
      </Link>
    ),
  }),
  tokenColumn({
    key: 'marketCap',
    header: tokensText.columns.marketCap,
    width: 172,
    align: 'end',
    sortField: 'marketCap',
    phone: 'first',
    reads: ['marketCap'],
    cell: ({ marketCap }) => (
      <>
        <span className={onlyPhone}>
          {tokensText.onPhone.marketCap} {marketCap === null ? '' : '$'}
        </span>
        <NumberCell number={mapNullable(marketCap, formatUsd)} abbreviated />
      </>
    ),
  }),
  tokenColumn({
    key: 'action',
    header: tokensText.columns.action,
    width: 128,
    phone: 'action',
    reads: ['tokenMint', 'symbol', 'price', 'verified', 'imitates'],
    cell: (token) => <BuyLink token={token} />,
  }),
  tokenColumn({
    key: 'price',
    header: tokensText.columns.price,
    width: 104,
    align: 'end',
    sortField: 'price',
    phone: 'amount',
    reads: ['price'],
    cell: ({ price }) => (
      <>
        {price === null ? null : <span className={onlyPhone}>$</span>}
        <NumberCell number={mapNullable(price, formatPrice)} />
      </>
    ),
  }),
  tokenColumn({
    key: 'supply',
    header: tokensText.columns.supply,
    width: 88,
    align: 'end',
    rank: 'third',
    phone: 'lower',
    reads: ['supply'],
    cell: (token) => (
      <>
        <span className={onlyPhone}>{tokensText.onPhone.supply} </span>
        <NumberCell number={mapNullable(token.supply, formatUsd)} abbreviated />
      </>
    ),
  }),
  tokenColumn({
    key: 'address',
    header: tokensText.columns.address,
    width: 132,
    rank: 'fourth',
    phone: 'none',
    reads: ['tokenMint'],
    cell: ({ tokenMint }) => (
      <>
        <Address value={tokenMint} what="mint" to={tokenPath(tokenMint)} />
        <ExplorerLink
          to={{ kind: 'token', address: tokenMint }}
          title={tokensText.explorer}
          what={shortKey(tokenMint)}
        />
      </>
    ),
  }),
]
