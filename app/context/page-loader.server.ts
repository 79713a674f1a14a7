import { data } from '@remix-run/node'
import { type PageContext, pageContextOf } from '~/context.server'
import type { PolledResult } from '~/contracts/state/panel'
import { type ColumnarJson, toColumnarJson } from '~/shared/page-data/columnar-json'
import type { Page } from '~/shared/page-data/define-page'

/** Arguments that Remix passes to a loader or an action. */
export interface LoaderArguments {
  readonly request: Request
  readonly params: Readonly<Record<string, string | undefined>>
  readonly context: Partial<PageContext>
}

/** A request in the form in which pages and panels read it. */
export interface PageRequest {
  readonly services: PageContext
  /** Dynamic segments of the URL's path. */
  readonly params: LoaderArguments['params']
  /** Query parameters of the URL. */
  readonly search: URLSearchParams
  readonly request: Request
}

/**
 * Returns the loader of a page. `read` returns the page's data. `statusOf` returns the HTTP status of the
 * response, by default 200.
 */
export function pageLoader<Value>(
  _page: Page<Value>,
  read: (request: PageRequest) => NoInfer<Value> | Promise<NoInfer<Value>>,
  statusOf: (value: NoInfer<Value>) => number = () => 200,
) {
  return async (given: LoaderArguments) => {
    const value = await read(requestOf(given))
    return data<ColumnarJson<Value>>(toColumnarJson(value), { status: statusOf(value) })
  }
}

/**
 * Returns the loader of a route that a panel polls. `read` returns the panel's data, or a response if there is
 * no such panel. Browsers and caches may reuse the data for `maxAgeSeconds`.
 */
export function panelLoader(
  maxAgeSeconds: number,
  read: (request: PageRequest) => Promise<PolledResult<unknown> | Response>,
) {
  return async (given: LoaderArguments): Promise<Response> => {
    const result = await read(requestOf(given))
    if (result instanceof Response) return result
    return Response.json(result, { headers: { 'Cache-Control': `public, max-age=${maxAgeSeconds}` } })
  }
}

function requestOf({ request, params, context }: LoaderArguments): PageRequest {
  const search = new URL(request.url).searchParams
  return { services: pageContextOf(context), params, search, request }
}
