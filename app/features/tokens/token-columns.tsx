import type { TokenRow } from '~/contracts/token-row'
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
import { changeColumn, listedColumn, tradesColumn, volumeColumn, weekColumn } from './market-columns'

const tokenColumn = tableColumn<TokenRow>()

/** Columns of the token database. */
export const tokenColumns = [
  tokenColumn({
    key: 'updated',
    header: tokensText.columns.updated,
    width: 76,
    sortField: 'updatedDate',
    sortReversed: true,
    phone: 'none',
    reads: ['updatedDate'],
    cell: ({ updatedDate }) => <Age at={updatedDate} />,
  }),
  tokenColumn({
    key: 'token',
    header: tokensText.columns.token,
    share: 156,
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
    width: 174,
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
    width: 100,
    phone: 'action',
    reads: ['tokenMint', 'symbol', 'price', 'verified', 'imitates'],
    cell: (token) => <BuyLink token={token} />,
  }),
  tokenColumn({
    key: 'price',
    header: tokensText.columns.price,
    width: 88,
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
  changeColumn,
  weekColumn,
  volumeColumn,
  tradesColumn,
  listedColumn,
  tokenColumn({
    key: 'supply',
    header: tokensText.columns.supply,
    width: 76,
    align: 'end',
    rank: 'fifth',
    phone: 'lower',
    reads: ['supply', 'updatedDate'],
    cell: (token) => (
      <>
        <span className={onlyPhone}>{tokensText.onPhone.supply} </span>
        <NumberCell number={mapNullable(token.supply, formatUsd)} abbreviated />
        <span className={onlyPhone}>
          {' '}
          · {tokensText.onPhone.updated} <Age at={token.updatedDate} />
        </span>
      </>
    ),
  }),
  tokenColumn({
    key: 'address',
    header: tokensText.columns.address,
    width: 136,
    rank: 'sixth',
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
