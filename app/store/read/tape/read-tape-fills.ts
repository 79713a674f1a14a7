import { type Address, type Signature, trustedAddress, trustedSignature } from '~/domain/base/ids'
import type { SpotProtocolId } from '~/domain/protocol/protocol'
import { quoteMints } from '~/domain/token/mints'
import {
  type Bind,
  type BoundQuery,
  bindQuery,
  whenGiven,
  writeConditions,
} from '~/store/postgres/conditions'
import type { Pool } from '~/store/postgres/pool'
import { readRows, statementOf } from '~/store/postgres/statement'
import { type TokenFacts, type TokenFactsColumn, tokenFactsColumn, tokenFactsOf } from '../read-token-facts'
import { isLarge, largeSpot, rangesFrom } from './large-fills'
import {
  cutConditions,
  lookedToOf,
  newestFirst,
  newestOf,
  type Scan,
  type TapeCut,
  type TapePlaceRow,
} from './tape-scan'

/** Filters of executions of spot orders. */
export interface TapeSpotScope {
  readonly protocols: readonly SpotProtocolId[]
  readonly buy?: boolean | undefined
  readonly minUsd?: number | undefined
  /** Token that the order sells or buys. */
  readonly mint?: Address | undefined
  /** Owner of the order. */
  readonly maker?: Address | undefined
}

/** A stored execution of a spot order with the facts about its tokens. */
export interface TapeFill {
  readonly protocol: SpotProtocolId
  readonly order: Address
  readonly maker: Address | undefined
  readonly taker: Address | undefined
  readonly signature: Signature
  readonly instructionPath: string
  readonly eventIndex: number
  readonly slot: number
  readonly at: number
  readonly usd: number | undefined
  readonly inputRaw: bigint | undefined
  readonly outputRaw: bigint
  readonly input: TokenFacts
  readonly output: TokenFacts
}

/** SQL form of `quoteRank`. */
const rankSql = (column: string) =>
  `coalesce(array_position(array[${quoteMints.map((mint) => `'${mint}'`).join(', ')}], ${column}), ${quoteMints.length + 1})`

/** SQL form of `isBuy`. */
const isBuySql = `${rankSql('f.input_mint')} <= ${rankSql('f.output_mint')}`

/** Returns the scans of a list. Exactly one filter chooses the index; the others are checked row by row. */
function scansOf(scope: TapeSpotScope, bind: Bind): readonly Scan[] {
  const { protocols, buy, minUsd, mint, maker } = scope
  const table = 'fill'
  const hasTokens = 'f.input_mint is not null and f.output_mint is not null'
  const checked = [
    hasTokens,
    ...(buy === undefined ? [] : [buy ? isBuySql : `not (${isBuySql})`]),
    ...writeConditions(
      whenGiven('minimum', minUsd, (usd) => `f.usd >= ${usd}::float8`),
      bind,
    ),
  ]
  const among = bind(protocols)
  const isAmong = `f.protocol = any(${among}::text[])`
  if (maker !== undefined) {
    const ofToken = writeConditions(
      whenGiven('mint', mint, (value) => `${value}::text in (f.input_mint, f.output_mint)`),
      bind,
    )
    const over = `(select ${bind(maker)}::text) as m (maker)`
    return [{ table, over, covered: ['f.maker = m.maker'], checked: [...checked, isAmong, ...ofToken] }]
  }
  if (mint !== undefined) {
    const over = `(select ${bind(mint)}::text) as m (mint)`
    const large = isLarge(minUsd) ? [largeSpot.condition] : []
    const once = 'f.input_mint <> f.output_mint' // an order that sells a token for itself is in the other scan
    return [
      { table, over, covered: ['f.input_mint = m.mint', ...large], checked: [...checked, isAmong] },
      { table, over, covered: ['f.output_mint = m.mint', ...large], checked: [...checked, isAmong, once] },
    ]
  }
  const each = `unnest(${among}::text[]) as p (protocol)`
  if (!isLarge(minUsd)) return [{ table, over: each, covered: ['f.protocol = p.protocol'], checked }]
  const over = `${each} cross join unnest(${bind(rangesFrom(minUsd))}::int[]) as r (range)`
  const covered = ['f.protocol = p.protocol', `${largeSpot.range} = r.range`, largeSpot.condition]
  return [{ table, over, covered, checked }]
}

/** Returns the query that reads a page, newest first. */
export function tapeFillsQuery(scope: TapeSpotScope, cut: TapeCut): BoundQuery {
  return bindQuery((bind) => {
    const newest = newestOf(scansOf(scope, bind), cutConditions(cut, bind), `${bind(cut.limit)}::bigint`)
    return `select f.protocol, f.order_key, f.maker, f.taker, f.signature, f.instruction_path, f.event_index, f.slot, f.at, f.usd,
        f.input_raw, f.output_raw, f.input_mint, f.output_mint, ${tokenFactsColumn('i', 'input_token')}, ${tokenFactsColumn('o', 'output_token')}
      from (${newest}) f left join token i on i.mint = f.input_mint left join token o on o.mint = f.output_mint ${newestFirst}`
  })
}

/** Returns the query that reads the row at which the scans of a page stopped. */
export function tapeFillsLookedToQuery(scope: TapeSpotScope, cut: TapeCut): BoundQuery {
  return bindQuery((bind) => lookedToOf(scansOf(scope, bind), cutConditions(cut, bind)))
}

interface FillRow extends TapePlaceRow {
  protocol: SpotProtocolId
  order_key: string
  maker: string | null
  taker: string | null
  usd: number | null
  input_raw: string | null
  output_raw: string
  input_mint: string
  output_mint: string
  input_token: TokenFactsColumn
  output_token: TokenFactsColumn
}

/** Reads a page of executions, and the place at which the search stopped if it did not find enough of them. */
export async function readTapeFills(pool: Pool, scope: TapeSpotScope, cut: TapeCut) {
  const query = tapeFillsQuery(scope, cut)
  const rows = await readRows<FillRow>(pool, statementOf(query), query.values)
  const fills = rows.map(fromRow)
  if (fills.length >= cut.limit) return { fills, lookedTo: undefined }
  const behind = tapeFillsLookedToQuery(scope, cut)
  const [lookedTo] = await readRows<TapePlaceRow>(pool, statementOf(behind), behind.values)
  return { fills, lookedTo }
}

function fromRow(row: FillRow): TapeFill {
  const { input_raw: inputRaw } = row
  return {
    protocol: row.protocol,
    order: trustedAddress(row.order_key),
    maker: row.maker === null ? undefined : trustedAddress(row.maker),
    taker: row.taker === null ? undefined : trustedAddress(row.taker),
    signature: trustedSignature(row.signature),
    instructionPath: row.instruction_path,
    eventIndex: row.event_index,
    slot: row.slot,
    at: row.at,
    usd: row.usd ?? undefined,
    inputRaw: inputRaw === null ? undefined : BigInt(inputRaw),
    outputRaw: BigInt(row.output_raw),
    input: tokenFactsOf(row.input_mint, row.input_token),
    output: tokenFactsOf(row.output_mint, row.output_token),
  }
}
