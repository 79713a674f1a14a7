import { z } from 'zod'
import type { Address } from '~/domain/base/ids'
import { parseAddress } from '~/domain/base/parse-id'
import { readText } from '../http/body'
import type { HttpSource } from '../http/http-source'
import { type JupiterApi, jupiterHeaders, jupiterUrl } from './jupiter-api'

/** The Token API v2 result for a mint. Its strings are untrusted. */
export interface ApiToken {
  readonly mint: Address
  readonly name: string | undefined
  readonly symbol: string | undefined
  readonly logoUrl: string | undefined
  readonly verified: boolean | undefined
  readonly tags: readonly string[] | undefined
}

/** Maximum number of mints per search request. */
export const mintsPerTokenRequest = 100

/** Only `id` is required. An optional field with a wrong type is treated as missing. */
const tokenSchema = z.object({
  id: z.string(),
  name: z.string().nullish().catch(undefined),
  symbol: z.string().nullish().catch(undefined),
  icon: z.string().nullish().catch(undefined),
  isVerified: z.boolean().nullish().catch(undefined),
  tags: z.array(z.string()).nullish().catch(undefined),
})
const tokensSchema = z.array(z.unknown())

const longestBytes = 8 * 1024 * 1024
const deadlineMs = 15_000
/**
 * Maximum lengths of stored strings, characters. Metaplex allows 32 bytes for a name, 10 for a symbol and 200
 * for a URL. Token-2022 has no limit.
 */
const longestName = 256
const longestUrl = 512
const mostTags = 20

/** Fetches at most 100 mints. The result does not contain unknown mints. Throws `RetryableError`. */
export function fetchTokens(
  http: HttpSource,
  api: JupiterApi,
  mints: readonly Address[],
): Promise<readonly ApiToken[]> {
  return fetchList(http, api, '/search', `query=${mints.join(',')}`)
}

/** Fetches the tokens that Jupiter has verified. Throws `RetryableError`. */
export function fetchVerifiedTokens(http: HttpSource, api: JupiterApi): Promise<readonly ApiToken[]> {
  return fetchList(http, api, '/tag', 'query=verified')
}

async function fetchList(
  http: HttpSource,
  api: JupiterApi,
  path: string,
  query: string,
): Promise<readonly ApiToken[]> {
  const url = jupiterUrl(api, '/tokens/v2', path, query)
  const request = { url, headers: jupiterHeaders(api), deadlineMs, what: 'tokens' }
  const items = await http.send(request, async (response) =>
    tokensSchema.parse(JSON.parse(await readText(response, longestBytes))),
  )
  return items.flatMap((item) => readToken(item) ?? [])
}

function readToken(item: unknown): ApiToken | undefined {
  const parsed = tokenSchema.safeParse(item).data
  const mint = parsed && parseAddress(parsed.id)
  if (parsed === undefined || mint === undefined) return undefined
  return {
    mint,
    name: parsed.name?.slice(0, longestName),
    symbol: parsed.symbol?.slice(0, longestName),
    logoUrl: parsed.icon && parsed.icon.length <= longestUrl ? parsed.icon : undefined,
    verified: parsed.isVerified ?? undefined,
    tags: parsed.tags?.slice(0, mostTags).map((tag) => tag.slice(0, 64)),
  }
}
