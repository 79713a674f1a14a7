import type { Router } from 'hono/router'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { SmartRouter } from 'hono/router/smart-router'
import { TrieRouter } from 'hono/router/trie-router'
import { getPath, tryDecodeURIComponent } from 'hono/utils/url'
import type { Endpoint } from './endpoint.server'

/** An endpoint, and the parts of an address that are its parameters. */
export interface FoundEndpoint {
  readonly endpoint: Endpoint
  readonly parameters: Readonly<Record<string, string>>
}

/** The path of an address, decoded as far as Hono decodes paths before it matches them. */
export function decodedPath({ href, pathname }: URL): string {
  return pathname.includes('%') ? getPath(new Request(href)) : pathname
}

/** Finds the endpoint of a decoded path; undefined = there is none. Of Hono only the router is used: a web request of each call costs more than its response. */
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

/** A router names either the text of a parameter, or its place in a list of texts. */
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

/** `{name}` of a contract as Hono writes it. */
function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}
