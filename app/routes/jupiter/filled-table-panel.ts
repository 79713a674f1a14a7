import type { LoaderFunctionArgs } from '@remix-run/node'
import { pageContextOf } from '~/context.server'
import { readFilledTable } from './read-panels.server'

/** The table of filled tokens, for whoever has it on screen. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const { answer } = await readFilledTable(pageContextOf(context), params)
  return Response.json(answer, { headers: { 'Cache-Control': 'public, max-age=3' } })
}
