import type { LoaderFunctionArgs } from '@remix-run/node'
import { pageContextOf } from '~/context.server'
import { panelReaders } from './read-panels.server'

/** Returns the current data of one panel of the overview. The panel polls this route. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const name = params.panel ?? ''
  const reader = Object.entries(panelReaders).find(([panel]) => panel === name)?.[1]
  if (reader === undefined) return new Response(null, { status: 404 })
  const result = await reader(pageContextOf(context))
  return Response.json(result, { headers: { 'Cache-Control': 'public, max-age=5' } })
}
