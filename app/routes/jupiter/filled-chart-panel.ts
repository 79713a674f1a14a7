import type { LoaderFunctionArgs } from '@remix-run/node'
import { pageContextOf } from '~/context.server'
import { readFilledChart } from './read-panels.server'

/** Returns the shares of filled tokens for the chart's polling. */
export async function loader({ context }: LoaderFunctionArgs) {
  const result = await readFilledChart(pageContextOf(context))
  return Response.json(result, { headers: { 'Cache-Control': 'public, max-age=3' } })
}
