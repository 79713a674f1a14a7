import { type Address, type Signature, trustedAddress, trustedSignature } from '~/domain/base/ids'
import { protocolsOfKind, type SpotProtocolId } from '~/domain/protocol/protocol'
import { type Bind, type BoundQuery, type Condition, whenGiven } from '~/store/postgres/conditions'
import type { Pool } from '~/store/postgres/pool'
import { readRows, statementOf } from '~/store/postgres/statement'
import { isBuySql } from '../orders/buy-sql'
import { type TokenFacts, type TokenFactsColumn, tokenFactsColumn, tokenFactsOf } from '../read-token-facts'
import { isSparse, isSpotTier, tierOf } from './large-fills'
import {
  areBounded,
  lookedToQuery,
  newestFirst,
  type Scan,
  scanBounds,
  type TapeCut,
  type TapePlaceRow,
  tapePageQuery,
} from './tape-scan'

/** Filters of executions of spot orders. */
export interface TapeSpotScope {
  readonly protocols: readonly SpotProtocolId[]
  /** Whether the orders buy `mint`; without it, whether they buy their base token. */
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

/** Returns the scans of a list. Exactly one filter chooses the index; the others are checked row by row. */
function scansOf(scope: TapeSpotScope, bind: Bind): readonly Scan[] {
  const { minUsd, mint, maker } = scope
  if (maker !== undefined) return [scanOfMaker(scope, bind(maker))]
  if (mint !== undefined && !isSparse(minUsd)) return scansOfToken(scope, bind(mint))
  return [scanOfVenues(scope, bind(scope.protocols))]
}

function scanOfVenues(scope: TapeSpotScope, protocols: string): Scan {
  const tier = tierOf(scope.minUsd)
  return {
    table: 'fill',
    over: `unnest(${protocols}::text[]) as p (protocol)`,
    covered: [hasTokens, 'f.protocol = p.protocol', ...(tier === undefined ? [] : [isSpotTier(tier)])],
    checked: [...ofSide(scope), ...(tier === scope.minUsd ? [] : ofMinimum(scope)), ...ofToken(scope)],
    bound: scope.mint === undefined ? scanBounds.each : scanBounds.one,
  }
}

function scanOfMaker(scope: TapeSpotScope, maker: string): Scan {
  return {
    table: 'fill',
    over: `(select ${maker}::text) as m (maker)`,
    covered: [hasTokens, 'f.maker = m.maker'],
    checked: [...ofVenue(scope), ...ofSide(scope), ...ofMinimum(scope), ...ofToken(scope)],
    bound: scanBounds.one,
  }
}

function scansOfToken(scope: TapeSpotScope, mint: string): readonly Scan[] {
  const { minUsd, buy } = scope
  const common = { table: 'fill', over: `(select ${mint}::text) as m (mint)`, bound: scanBounds.one } as const
  const tier = tierOf(minUsd)
  const large = tier === undefined ? [] : [isSpotTier(tier)]
  const isInIndex = minUsd === tier
  const checked = [...ofVenue(scope), ...(isInIndex ? [] : ofMinimum(scope))]
  const ofColumn = (...covered: readonly string[]) => ({
    ...common,
    covered: [hasTokens, ...covered, ...large],
    checked,
  })
  // An order that sells a token for itself is in the scan of the bought tokens.
  const sold = ofColumn('f.input_mint = m.mint', 'f.output_mint <> m.mint')
  const bought = ofColumn('f.output_mint = m.mint')
  if (buy === undefined) return [sold, bought]
  return buy ? [bought] : [sold]
}

const hasTokens = 'f.input_mint is not null and f.output_mint is not null'

function ofVenue({ protocols }: TapeSpotScope): readonly Condition[] {
  const isWhole = protocols.length === protocolsOfKind('dca', 'limit').length
  return whenGiven('venue', isWhole ? undefined : protocols, (among) => `f.protocol = any(${among}::text[])`)
}

function ofToken({ mint }: TapeSpotScope): readonly Condition[] {
  return whenGiven('mint', mint, (value) => `${value}::text in (f.input_mint, f.output_mint)`)
}

function ofSide({ buy, mint }: TapeSpotScope): readonly Condition[] {
  if (buy === undefined) return []
  if (mint !== undefined)
    return whenGiven('side', mint, (value) => `f.output_mint ${buy ? '=' : '<>'} ${value}::text`)
  return [{ key: 'side', bind: [], sql: () => (buy ? isBuySql('f') : `not (${isBuySql('f')})`) }]
}

function ofMinimum({ minUsd }: TapeSpotScope): readonly Condition[] {
  return whenGiven('minimum', minUsd, (usd) => `f.usd >= ${usd}::float8`)
}

/** Returns the query that reads a page, newest first. */
export function tapeFillsQuery(scope: TapeSpotScope, cut: TapeCut): BoundQuery {
  return tapePageQuery(
    (bind) => scansOf(scope, bind),
    cut,
    (
      newest,
    ) => `select f.protocol, f.order_key, f.maker, f.taker, f.signature, f.instruction_path, f.event_index, f.slot, f.at, f.usd,
        f.input_raw, f.output_raw, f.input_mint, f.output_mint, ${tokenFactsColumn('i', 'input_token')}, ${tokenFactsColumn('o', 'output_token')}
      from (${newest}) f left join token i on i.mint = f.input_mint left join token o on o.mint = f.output_mint ${newestFirst}`,
  )
}

/** Returns the query that reads the row at which the scans of a page stopped. */
export function tapeFillsLookedToQuery(scope: TapeSpotScope, cut: TapeCut): BoundQuery {
  return lookedToQuery((bind) => scansOf(scope, bind), cut)
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

/** Reads a page of executions, and the place at which the search stopped. Rows behind it are incomplete. */
export async function readTapeFills(pool: Pool, scope: TapeSpotScope, cut: TapeCut) {
  const query = tapeFillsQuery(scope, cut)
  const rows = await readRows<FillRow>(pool, statementOf(query), query.values)
  const fills = rows.map(fromRow)
  if (!areBounded((bind) => scansOf(scope, bind))) return { fills, lookedTo: undefined }
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
