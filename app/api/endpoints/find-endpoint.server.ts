import type { Router } from 'hono/router'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { SmartRouter } from 'hono/router/smart-router'
import { TrieRouter } from 'hono/router/trie-router'
import { getPath, tryDecodeURIComponent } from 'hono/utils/url'
import type { Endpoint } from './endpoint.server'

/** An endpoint and the values of its path parameters. */
export interface FoundEndpoint {
  readonly endpoint: Endpoint
  readonly parameters: Readonly<Record<string, string>>
}

/**
 * Returns the path of a URL. The path is decoded exactly as far as Hono decodes paths before it matches them.
 */
export function decodedPath({ href, pathname }: URL): string {
  return pathname.includes('%') ? getPath(new Request(href)) : pathname
}

/**
 * Creates a function that finds the endpoint for a decoded path and returns `undefined` for an unknown path.
 * Only the router of Hono is used, because the rest of Hono needs a web `Request` for each call, and creating
 * one costs more than the response.
 */
export function createEndpointFinder(
  endpoints: readonly Endpoint[],
): (path: string) => FoundEndpoint | undefined {
  const router: Router<Endpoint> = new SmartRouter({ routers: [new RegExpRouter(), new TrieRouter()] })
  for (const endpoint of endpoints) router.add('GET', honoPath(endpoint.path), endpoint)
  return (path) => {
    const [matches, stash] = router.match('GET', path)
    const [first] = matches
    if (first === undefined) return undefined
    const [endpoint, found] = first
    return { endpoint, parameters: parametersOf(found, stash) }
  }
}

/**
 * Resolves the path parameters. For each parameter, the router returns either its string value or the index
 * of this value in `stash`.
 */
function parametersOf(
  found: Readonly<Record<string, string | number>>,
  stash: readonly (string | undefined)[] | undefined,
): Readonly<Record<string, string>> {
  const parameters: Record<string, string> = {}
  for (const [name, place] of Object.entries(found)) {
    const text = typeof place === 'number' ? stash?.[place] : place
    if (text !== undefined) parameters[name] = tryDecodeURIComponent(text)
  }
  return parameters
}

/** Converts `{name}` in the path of a contract to Hono's `:name`. */
function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}
