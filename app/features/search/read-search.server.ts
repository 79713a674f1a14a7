import type { PageContext } from '~/context.server'
import { pageToWire } from '~/contracts/schema/page'
import { searchRequest } from '~/contracts/schema/requests'
import { searchHitToWire } from '~/contracts/token'
import { isSourceUnavailable } from '~/queries/cache/source-unavailable.server'

/**
 * Reads the query of the search page from the URL, and the results of the query. The results are `null` if
 * the store cannot be read at the moment. An invalid parameter is replaced by its default.
 */
export async function readSearch({ queries }: PageContext, params: URLSearchParams) {
  const requested = (key: string) => params.get(key) ?? undefined
  const written = searchRequest.parse({ q: requested('q') })
  const kind = searchRequest.safeParse({ type: requested('type') }).data?.kind ?? written.kind
  const page = searchRequest.safeParse({ page: requested('page') }).data?.page ?? written.page
  const request = { ...written, kind, page }
  const query = { text: request.text, kind, page }
  try {
    return { query, answer: pageToWire(await queries.search(request), searchHitToWire) }
  } catch (error) {
    if (isSourceUnavailable(error)) return { query, answer: null }
    throw error
  }
}
