import { LRUCache } from 'lru-cache'
import type { ParsedRequest } from './endpoint.server'

/**
 * Maximum number of cached requests: for successful requests and for rejected requests each. If there are
 * more, the least recently used are parsed again.
 */
const mostRequests = 1_000

/**
 * Maximum length of a URL or `Accept` header that is cached, characters. Regular clients do not send longer
 * ones.
 */
const longestHref = 1_024

/**
 * Cache of parsed requests by URL and `Accept` header, because parsing costs more than the response.
 * Responses are not cached here. The least recently used entries are evicted first. Rejected requests have a
 * separate cache, so that a flood of invalid URLs does not evict valid requests.
 */
export class RequestParseCache {
  readonly #accepted = new LRUCache<string, ParsedRequest>({ max: mostRequests })
  readonly #refused = new LRUCache<string, ParsedRequest>({ max: mostRequests })

  /** Returns the parsed form of a request that succeeded before. */
  find(href: string, accept: string | null): ParsedRequest | undefined {
    return this.#accepted.get(keyOf(href, accept))
  }

  /** Returns the parsed form of a request that was rejected before. The next attempt may still succeed. */
  findRefused(href: string, accept: string | null): ParsedRequest | undefined {
    return this.#refused.get(keyOf(href, accept))
  }

  keep(href: string, accept: string | null, parsed: ParsedRequest): void {
    if (!mayKeep(href, accept, parsed)) return
    const key = keyOf(href, accept)
    this.#accepted.set(key, parsed)
    this.#refused.delete(key)
  }

  keepRefused(href: string, accept: string | null, parsed: ParsedRequest): void {
    if (mayKeep(href, accept, parsed)) this.#refused.set(keyOf(href, accept), parsed)
  }
}

function mayKeep(href: string, accept: string | null, { isRepeatable }: ParsedRequest): boolean {
  return isRepeatable && href.length <= longestHref && (accept?.length ?? 0) <= longestHref
}

/** Returns the cache key. URLs contain no line breaks, so the key cannot be ambiguous. */
function keyOf(href: string, accept: string | null): string {
  return accept === null ? href : `${href}\n${accept}`
}
