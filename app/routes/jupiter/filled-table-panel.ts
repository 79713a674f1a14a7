import type { LoaderFunctionArgs } from '@remix-run/node'
import { pageContextOf } from '~/context.server'
import { readFilledTable } from './read-panels.server'

/** Returns the tokens of the filled limit orders. The table polls this route. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const { answer } = await readFilledTable(pageContextOf(context), params)
  return Response.json(answer, { headers: { 'Cache-Control': 'public, max-age=3' } })
}
