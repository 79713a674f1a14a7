import type { LoaderFunctionArgs } from '@remix-run/node'
import { parsePositionsQuery } from '~/components/drift/positions/positions-result'
import { pageContextOf } from '~/context.server'
import { readPositions } from '../traders/read-positions.server'

/** Returns the largest positions of a view. The page polls this route. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = parsePositionsQuery(new URL(request.url).searchParams)
  const result = await readPositions(pageContextOf(context), query)
  return Response.json(result, { headers: { 'Cache-Control': 'public, max-age=2' } })
}
