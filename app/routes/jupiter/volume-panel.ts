import type { LoaderFunctionArgs } from '@remix-run/node'
import { parseVolumeAsk, parseWeekStart } from '~/components/jupiter/volume-request'
import { pageContextOf } from '~/context.server'
import { readVolume } from './read-volume.server'

/** Returns a chart of executed DCA volume. The panel polls this route. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const ask = parseVolumeAsk(params)
  if (ask === undefined) return new Response('No such chart', { status: 400 })
  const result = await readVolume(pageContextOf(context), ask, parseWeekStart(params))
  return Response.json(result, { headers: { 'Cache-Control': 'public, max-age=5' } })
}
