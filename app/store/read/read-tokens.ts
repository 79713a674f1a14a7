import { type Address, trustedAddress } from '~/domain/base/ids'
import type { SortOrder } from '~/domain/base/page'
import { priceFreshSeconds } from '~/domain/price/price'
import { settlingSeconds } from '~/domain/token/new-listing'
import type { TokenCounts, TokenSortField } from '~/domain/token/token-view'
import { invariant } from '~/lib/invariant'
import { boundedCount, boundedTotal } from '../postgres/page-sql'
import type { Pool } from '../postgres/pool'
import { createStatement, createStatementFamily, readCount, readRows } from '../postgres/statement'
import { displayedPriceSql } from '../write/tokens/ui-scale-sql'
import { type TokenFacts, type TokenFactsColumn, tokenFactsColumn, tokenFactsOf } from './read-token-facts'

/** A stored token. */
export interface StoredToken extends TokenFacts {
  readonly supplyRaw: bigint | undefined
  /** Source of the newest price; null if the token never had a price. */
  readonly priceSource: string | null
  readonly updatedAt: number
  /** Time at which the token was first stored; `undefined` if an old version of Sextant stored it. */
  readonly firstSeenAt: number | undefined
  readonly isNewListing: boolean
}

/**
 * Parameters for a list of tokens. `figures` contains the number by which the list is sorted, by mint. It is empty
 * if the list is sorted by a stored column. An `undefined` figure is unknown and comes last.
 */
export interface TokenListValues {
  readonly search: string | undefined
  /** Mints to include; `undefined` to include all mints. */
  readonly only: readonly Address[] | undefined
  readonly now: number
  readonly figures: ReadonlyMap<string, number | undefined>
  /** Whether the list contains only tokens that were first seen after the start-up period of the store. */
  readonly newOnly: boolean
  readonly limit: number
  readonly offset: number
}

interface TokenListShape {
  readonly sortField: TokenSortField
  readonly sortOrder: SortOrder
  readonly chosenBy: 'nothing' | 'search' | 'mints'
  readonly newOnly: boolean
}

const fresh = (column: string) =>
  `case when t.price_at >= $1::bigint - ${priceFreshSeconds} then ${column} end`

/** A mint without an entry has no volume and no trades. */
const sumSql = 'case when v.mint is null then 0 else v.figure end'

const sortSql: Readonly<Record<TokenSortField, string>> = {
  marketCap: fresh('t.market_cap_usd'),
  dcaVolumePastDay: sumSql,
  volume: sumSql,
  tradesPastDay: sumSql,
  priceChange24Hour: 'v.figure',
  firstSeenDate: 't.first_seen_at',
  price: fresh(displayedPriceSql('t.price_usd', 't', '$1::bigint')),
  symbol: 'upper(t.symbol)',
  updatedDate: 't.updated_at',
}

/**
 * Sort fields that an issuer can fake, or change by trading with itself. Verified tokens come first in a sort
 * by one of these fields, so that a fake token can't rank above the token it imitates.
 */
const forgeable: ReadonlySet<TokenSortField> = new Set([
  'marketCap',
  'dcaVolumePastDay',
  'volume',
  'tradesPastDay',
  'priceChange24Hour',
])

/**
 * Sorts verified tokens first if the sort field can be forged. For other sort fields, verified tokens only
 * come first among tokens with equal values.
 */
function orderBy(field: TokenSortField, order: SortOrder): string {
  const by = `${sortSql[field]} ${order === 'asc' ? 'asc' : 'desc'} nulls last`
  const verified = 't.verified desc'
  const parts = forgeable.has(field) ? [verified, by] : [by, verified]
  return [...parts, 't.market_cap_usd desc nulls last', 't.mint'].join(', ')
}

/**
 * SQL condition: a token matches by its complete mint address, by the beginning of the mint address, or by
 * part of its name or symbol. `$2` is the pattern for names and symbols, and `$3` is the pattern for mints.
 */
const matches = '(t.symbol ilike $2 or t.name ilike $2 or t.mint like $3)'
const searchMatches = matches.replaceAll('$2', '$1').replaceAll('$3', '$2')

/**
 * SQL that selects the tokens of a list. `$2` and `$3` are the patterns of a search. Without a search, `$2`
 * is a list of mints.
 */
const chosen: Readonly<Record<TokenListShape['chosenBy'], string>> = {
  nothing: '($2::text is null and $3::text is null)',
  search: matches,
  mints: `(t.mint = any(string_to_array($2::text, ',')) and $3::text is null)`,
}

const isNew = `t.first_seen_at > (select min(first_seen_at) + ${settlingSeconds} from token)`

const columns = `t.mint, t.first_seen_at, coalesce(${isNew}, false) as is_new_listing, t.supply_raw, t.price_source, t.updated_at, ${tokenFactsColumn('t', 'facts')}`

const listStatement = createStatementFamily(
  // Every statement uses every parameter, because PostgreSQL must know the type of a parameter even if the
  // sort does not need it.
  ({ sortField, sortOrder, chosenBy, newOnly }: TokenListShape) => `select ${columns} from token t
      left join unnest($4::text[], $5::float8[]) as v (mint, figure) on v.mint = t.mint
      where $1::bigint is not null and ${chosen[chosenBy]} ${newOnly ? `and ${isNew}` : ''}
      order by ${orderBy(sortField, sortOrder)}
      limit $6 offset $7`,
)

const countStatements = createStatementFamily(
  ({ chosenBy, newOnly }: Pick<TokenListShape, 'chosenBy' | 'newOnly'>) => {
    const conditions = [
      ...(newOnly ? [isNew] : []),
      ...(chosenBy === 'mints' ? ['t.mint = any($1::text[])'] : []),
      ...(chosenBy === 'search' ? [searchMatches] : []),
    ]
    if (chosenBy === 'search') return boundedCount('token t', conditions)
    return `select count(*)::int as count from token t ${conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`}`
  },
)
const countTokens = createStatement(
  'select count(*)::int as "all", count(*) filter (where not verified)::int as unverified from token',
)
const byMints = createStatement(`select ${columns} from token t where t.mint = any($1::text[])`)
const matchingMints = createStatement(`
  select t.mint from token t where ${searchMatches}`)

/** Reads one page of tokens. */
export async function readTokens(
  pool: Pool,
  sort: { readonly sortField: TokenSortField; readonly sortOrder: SortOrder },
  values: TokenListValues,
): Promise<StoredToken[]> {
  const { search, only, newOnly } = values
  const statement = listStatement({ ...sort, chosenBy: choiceOf(values), newOnly })
  const patterns =
    only !== undefined ? [only.join(','), null] : search !== undefined ? searchPatterns(search) : [null, null]
  const figures = [
    [...values.figures.keys()],
    Array.from(values.figures.values(), (figure) => figure ?? null),
  ]
  const rows = await readRows<TokenRow>(pool, statement, [
    values.now,
    ...patterns,
    ...figures,
    values.limit,
    values.offset,
  ])
  return rows.map(fromRow)
}

function choiceOf({ search, only }: Pick<TokenListValues, 'search' | 'only'>): TokenListShape['chosenBy'] {
  return only !== undefined ? 'mints' : search !== undefined ? 'search' : 'nothing'
}

/** Counts the tokens of a list. */
export async function readTokenTotal(
  pool: Pool,
  { search, only, newOnly }: Pick<TokenListValues, 'search' | 'only' | 'newOnly'>,
): Promise<{ readonly total: number; readonly totalIsExact: boolean }> {
  const chosenBy = choiceOf({ search, only })
  const values = only !== undefined ? [only] : search === undefined ? [] : searchPatterns(search)
  const count = await readCount(pool, countStatements({ chosenBy, newOnly }), values)
  return chosenBy === 'search' ? boundedTotal(count) : { total: count, totalIsExact: true }
}

/** Counts all tokens. */
export async function readTokenCounts(pool: Pool): Promise<TokenCounts> {
  const [row] = await readRows<TokenCounts>(pool, countTokens, [])
  invariant(row, 'a count returns one row')
  return row
}

/** Reads the stored tokens with the given mints, in no particular order. */
export async function readTokensByMint(pool: Pool, mints: readonly Address[]): Promise<StoredToken[]> {
  return (await readRows<TokenRow>(pool, byMints, [mints])).map(fromRow)
}

/** Number of tokens whose price comes from one source. */
export interface StoredPriceSource {
  readonly source: string
  readonly tokens: number
}

const countSources = createStatement(`select price_source as source, count(*)::int as tokens from token
  where price_at >= extract(epoch from now())::bigint - ${priceFreshSeconds} and price_usd is not null and price_source is not null
  group by 1`)

/** Counts the tokens with a current price by the source of the price. */
export async function readPriceSources(pool: Pool): Promise<readonly StoredPriceSource[]> {
  return readRows<StoredPriceSource>(pool, countSources, [])
}

/** Reads all mints whose symbol, name or address matches a string. */
export async function readMatchingMints(pool: Pool, search: string): Promise<Address[]> {
  const rows = await readRows<{ mint: string }>(pool, matchingMints, searchPatterns(search))
  return rows.map((row) => trustedAddress(row.mint))
}

/** Returns the search patterns for names and for mints. The wildcards of `like` are escaped. */
function searchPatterns(search: string): readonly [string, string] {
  const literal = search.replace(/[\\%_]/g, '\\$&')
  return [`%${literal}%`, `${literal}%`]
}

interface TokenRow {
  mint: string
  supply_raw: string | null
  price_source: string | null
  updated_at: number
  first_seen_at: number | null
  is_new_listing: boolean
  facts: TokenFactsColumn
}

function fromRow(row: TokenRow): StoredToken {
  return {
    ...tokenFactsOf(row.mint, row.facts),
    supplyRaw: row.supply_raw === null ? undefined : BigInt(row.supply_raw),
    priceSource: row.price_source,
    updatedAt: row.updated_at,
    firstSeenAt: row.first_seen_at ?? undefined,
    isNewListing: row.is_new_listing,
  }
}
