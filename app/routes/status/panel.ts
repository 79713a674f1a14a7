import type { LoaderFunctionArgs } from '@remix-run/node'
import { pageContextOf } from '~/context.server'
import { readStatus } from './read-status.server'

/** Returns the service status. The status page polls this route. */
export async function loader({ context }: LoaderFunctionArgs) {
  const result = await readStatus(pageContextOf(context))
  return Response.json(result, { headers: { 'Cache-Control': 'public, max-age=2' } })
}
