import type { TokenWire } from '~/contracts/token'
import { formatPrice, formatUsd, shortKey } from '~/domain/format'
import { mapNullable } from '~/lib/map-nullable'
import { Address } from '~/ui/address'
import { Age } from '~/ui/age'
import { Link } from '~/ui/link'
import { NumberCell } from '~/ui/number-cell'
import type { Column } from '~/ui/table'
import { onlyPhone } from '~/ui/text-style.css'
import { TokenCell } from '~/ui/token-cell'
import { tokensText } from '~/ui/tokens-text'
import { ExplorerLink } from '../outside/explorer-link'
import { tokenPath } from '../shell/pages'
import { BuyLink } from './buy-link'

/** Columns of the token database. */
export const tokenColumns: readonly Column<TokenWire>[] = [
  {
    key: 'updated',
    header: tokensText.columns.updated,
    width: 86,
    sortField: 'updatedDate',
    sortReversed: true,
    phone: 'second',
    cell: (token) => <Age at={token.updatedDate} />,
  },
  {
    key: 'token',
    header: tokensText.columns.token,
    share: 290,
    phone: 'name',
    cell: (token) => (
      <Link to={tokenPath(token.tokenMint)}>
        <TokenCell token={{ ...token, mint: token.tokenMint, hasPicture: token.logoUrl !== null }} inLine />
      </Link>
    ),
  },
  {
    key: 'marketCap',
    header: tokensText.columns.marketCap,
    width: 172,
    align: 'end',
    sortField: 'marketCap',
    phone: 'first',
    cell: ({ marketCap }) => (
      <>
        <span className={onlyPhone}>
          {tokensText.onPhone.marketCap} {marketCap === null ? '' : '$'}
        </span>
        <NumberCell number={mapNullable(marketCap, formatUsd)} abbreviated />
      </>
    ),
  },
  {
    key: 'action',
    header: tokensText.columns.action,
    width: 128,
    phone: 'action',
    cell: (token) => <BuyLink token={token} />,
  },
  {
    key: 'price',
    header: tokensText.columns.price,
    width: 104,
    align: 'end',
    sortField: 'price',
    phone: 'amount',
    cell: ({ price }) => (
      <>
        {price === null ? null : <span className={onlyPhone}>$</span>}
        <NumberCell number={mapNullable(price, formatPrice)} />
      </>
    ),
  },
  {
    key: 'supply',
    header: tokensText.columns.supply,
    width: 88,
    align: 'end',
    rank: 'third',
    phone: 'lower',
    cell: (token) => (
      <>
        <span className={onlyPhone}>{tokensText.onPhone.supply} </span>
        <NumberCell number={mapNullable(token.supply, formatUsd)} abbreviated />
      </>
    ),
  },
  {
    key: 'address',
    header: tokensText.columns.address,
    width: 132,
    rank: 'fourth',
    phone: 'none',
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
  },
]
