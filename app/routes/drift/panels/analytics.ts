import type { LoaderFunctionArgs } from '@remix-run/node'
import { parseAnalyticsQuery } from '~/components/drift/analytics/analytics-query'
import { pageContextOf } from '~/context.server'
import { readAnalytics } from '../analytics/read-analytics.server'

/** Returns the market analytics of a view. The page polls this route. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = parseAnalyticsQuery(new URL(request.url).searchParams)
  const result = await readAnalytics(pageContextOf(context), query)
  return Response.json(result, { headers: { 'Cache-Control': 'public, max-age=5' } })
}
