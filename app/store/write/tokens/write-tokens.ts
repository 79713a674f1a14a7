import type { UnixSeconds } from '~/domain/base/time'
import { mostDecimals } from '~/domain/order/fill-value'
import { absurdCapUsd } from '~/domain/price/price'
import type { MintState, TokenMetadataState } from '~/domain/token/token'
import type { TokenWrite, WriteOf } from '~/store/batch/batch'
import { newestByKey } from '~/store/batch/newest-by-key'
import { type Column, columnArrays, columnNames, unnestColumns } from '~/store/postgres/columns'
import type { Client } from '~/store/postgres/pool'
import { readKnownScales, writeMintScales } from './write-ui-scales'

const mintColumns: readonly Column<WriteOf<MintState>>[] = [
  { name: 'mint', type: 'plain', of: ({ state }) => state.key },
  { name: 'program', type: 'plain', of: ({ state }) => state.tokenProgram },
  { name: 'decimals', type: 'int2', of: ({ state }) => state.decimals },
  { name: 'supply_raw', type: 'numeric', of: ({ state }) => state.supplyRaw },
  { name: 'mint_slot', type: 'int8', of: ({ slot }) => slot },
  { name: 'updated_at', type: 'int8', of: ({ at }) => at },
]

/**
 * SQL: market cap, which is the unscaled price multiplied by the unscaled supply. Null if a part is unknown
 * or the product is implausibly large.
 */
export const marketCap = `case when t.decimals <= ${mostDecimals} and t.price_usd * t.supply_raw::float8 / power(10::float8, t.decimals) < ${absurdCapUsd}
  then t.price_usd * t.supply_raw::float8 / power(10::float8, t.decimals) end`

/** Writes mint accounts whose slot is newer than the stored slot. Returns the mints that changed. */
export async function writeMints(
  client: Client,
  writes: readonly WriteOf<MintState>[],
): Promise<readonly string[]> {
  const newest = newestByKey(writes, ({ key }) => key)
  if (newest.length === 0) return []
  const known = await readKnownScales(
    client,
    newest.map(({ state }) => state.key),
  )
  const { rows } = await client.query<{ mint: string }>({
    name: 'upsert-mint',
    text: `insert into token as t (${columnNames(mintColumns)}) select * from ${unnestColumns(mintColumns)}
      on conflict (mint) do update set program = excluded.program, decimals = excluded.decimals, supply_raw = excluded.supply_raw,
        mint_slot = excluded.mint_slot, updated_at = greatest(t.updated_at, excluded.updated_at)
      where excluded.mint_slot >= t.mint_slot
        and (t.program, t.decimals, t.supply_raw) is distinct from (excluded.program, excluded.decimals, excluded.supply_raw)
      returning t.mint`,
    values: columnArrays(mintColumns, newest),
  })
  const rescaled = await writeMintScales(client, newest, known)
  await updateMarketCaps(
    client,
    rows.map((row) => row.mint),
  )
  const texts = newest.flatMap(({ state, at }) =>
    state.metadata ? [{ mint: state.key, at, ...state.metadata }] : [],
  )
  return [...rows.map((row) => row.mint), ...rescaled, ...(await writeTexts(client, texts))]
}

/** Writes names and other strings of issuers from Metaplex metadata. Returns the mints that changed. */
export async function writeMetadata(
  client: Client,
  writes: readonly WriteOf<TokenMetadataState>[],
): Promise<readonly string[]> {
  return writeTexts(
    client,
    writes.map(({ state, at }) => ({
      mint: state.mint,
      at,
      name: state.name,
      symbol: state.symbol,
      uri: state.uri,
    })),
  )
}

interface TextRow {
  readonly mint: string
  readonly name: string
  readonly symbol: string
  readonly uri: string
  readonly at: UnixSeconds
}

const textColumns: readonly Column<TextRow>[] = [
  { name: 'mint', type: 'plain', of: (row) => row.mint },
  { name: 'name', type: 'text', of: (row) => row.name },
  { name: 'symbol', type: 'text', of: (row) => row.symbol },
  { name: 'uri', type: 'text', of: (row) => row.uri },
  { name: 'updated_at', type: 'int8', of: (row) => row.at },
]

/**
 * Names and symbols from the chain are used until the Token API provides some. Otherwise the two sources
 * would overwrite each other forever.
 */
async function writeTexts(client: Client, rows: readonly TextRow[]): Promise<readonly string[]> {
  const last = [...new Map(rows.map((row) => [row.mint, row])).values()]
  if (last.length === 0) return []
  const result = await client.query<{ mint: string }>({
    name: 'upsert-token-text',
    text: `insert into token as t (${columnNames(textColumns)}, text_source)
      select ${columnNames(textColumns)}, 'chain' from ${unnestColumns(textColumns)}
      on conflict (mint) do update set name = excluded.name, symbol = excluded.symbol, uri = excluded.uri, text_source = 'chain',
        updated_at = greatest(t.updated_at, excluded.updated_at)
      where t.text_source is distinct from 'api'
        and (t.name, t.symbol, t.uri) is distinct from (excluded.name, excluded.symbol, excluded.uri)
      returning t.mint`,
    values: columnArrays(textColumns, last),
  })
  return result.rows.map((row) => row.mint)
}

/**
 * The tags of a token are passed as one string, because SQL has no arrays of arrays with different lengths.
 */
const tagSeparator = '\u001f'

const tokenColumns: readonly Column<TokenWrite>[] = [
  { name: 'mint', type: 'plain', of: (row) => row.mint },
  { name: 'name', type: 'text', of: (row) => row.name },
  { name: 'symbol', type: 'text', of: (row) => row.symbol },
  { name: 'uri', type: 'text', of: (row) => row.uri },
  { name: 'logo_url', type: 'text', of: (row) => row.logoUrl },
  { name: 'verified', type: 'bool', of: (row) => row.verified },
  { name: 'tags', type: 'text', of: (row) => row.tags?.join(tagSeparator) },
  { name: 'updated_at', type: 'int8', of: (row) => row.at },
]

const saidTexts = `name = coalesce(i.name, t.name), symbol = coalesce(i.symbol, t.symbol), uri = coalesce(i.uri, t.uri),
  logo_url = coalesce(i.logo_url, t.logo_url), verified = coalesce(i.verified, t.verified),
  tags = coalesce(string_to_array(i.tags, '${tagSeparator}'), t.tags),
  text_source = case when i.name is null and i.symbol is null then t.text_source else 'api' end`

/**
 * Writes facts from the Token API. Fields that the API leaves out stay unchanged. Returns the mints that
 * changed.
 */
export async function writeTokenFacts(
  client: Client,
  writes: readonly TokenWrite[],
): Promise<readonly string[]> {
  const last = [...new Map(writes.map((write) => [write.mint, write])).values()]
  if (last.length === 0) return []
  const arrays = columnArrays(tokenColumns, last)
  await client.query({
    name: 'ensure-tokens',
    text: `insert into token (mint, updated_at) select * from unnest($1::text[], $2::int8[]) on conflict do nothing`,
    values: [arrays[0], arrays.at(-1)],
  })
  const { rows } = await client.query<{ mint: string }>({
    name: 'update-token-facts',
    text: `update token t set ${saidTexts}, updated_at = greatest(t.updated_at, i.updated_at)
      from (select * from ${unnestColumns(tokenColumns)}) i
      where t.mint = i.mint and (t.name, t.symbol, t.uri, t.logo_url, t.verified, t.tags) is distinct from
        (coalesce(i.name, t.name), coalesce(i.symbol, t.symbol), coalesce(i.uri, t.uri), coalesce(i.logo_url, t.logo_url),
         coalesce(i.verified, t.verified), coalesce(string_to_array(i.tags, '${tagSeparator}'), t.tags))
      returning t.mint`,
    values: arrays,
  })
  return rows.map((row) => row.mint)
}

/** Updates the stored market caps of these mints from their prices and supplies. */
export async function updateMarketCaps(client: Client, mints: readonly string[]): Promise<void> {
  if (mints.length === 0) return
  await client.query({
    name: 'update-market-caps',
    text: `update token t set market_cap_usd = ${marketCap}
      where t.mint = any($1) and t.market_cap_usd is distinct from ${marketCap}`,
    values: [mints],
  })
}
