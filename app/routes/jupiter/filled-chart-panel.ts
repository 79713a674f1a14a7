import type { LoaderFunctionArgs } from '@remix-run/node'
import { pageContextOf } from '~/context.server'
import { readFilledChart } from './read-panels.server'

/** The shares of filled tokens, for whoever has them on screen. */
export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await readFilledChart(pageContextOf(context))
  return Response.json(answer, { headers: { 'Cache-Control': 'public, max-age=3' } })
}
