import type { LoaderFunctionArgs } from '@remix-run/node'
import { pageContextOf } from '~/context.server'
import { readFilledChart } from './read-panels.server'

/** Returns the share of each token in the filled limit orders. The chart polls this route. */
export async function loader({ context }: LoaderFunctionArgs) {
  const result = await readFilledChart(pageContextOf(context))
  return Response.json(result, { headers: { 'Cache-Control': 'public, max-age=3' } })
}
