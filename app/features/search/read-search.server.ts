import type { PageContext } from '~/context.server'
import { searchRequest } from '~/contracts/schema/requests'
import { searchPageToWire } from '~/contracts/token'
import { isSourceUnavailable } from '~/queries/cache/source-unavailable.server'

/** Kinds that the page shows if the URL names none. */
const allKinds = 'all'

/**
 * Reads the query of the search page from the URL, and the results of the query. The results are `null` if
 * the store cannot be read at the moment. An invalid parameter is replaced by its default.
 */
export async function readSearch({ queries }: PageContext, params: URLSearchParams) {
  const requested = (key: string) => params.get(key) ?? undefined
  const written = searchRequest.parse({ q: requested('q') })
  const kind = searchRequest.safeParse({ type: requested('type') ?? allKinds }).data?.kind ?? allKinds
  const page = searchRequest.safeParse({ page: requested('page') }).data?.page ?? written.page
  const request = { ...written, kind, page }
  const query = { text: request.text, kind, page }
  try {
    return { query, answer: searchPageToWire(await queries.search(request)) }
  } catch (error) {
    if (isSourceUnavailable(error)) return { query, answer: null }
    throw error
  }
}
