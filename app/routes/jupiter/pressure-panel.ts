import type { LoaderFunctionArgs } from '@remix-run/node'
import { dashboardParams } from '~/components/jupiter/dashboard-query'
import { pageContextOf } from '~/context.server'
import { readParam } from '~/ui/url-param'
import { readPressure } from './read-panels.server'

/** Returns the forecast of DCA pressure. The panel polls this route. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const horizon = readParam(dashboardParams.horizon, new URL(request.url).searchParams)
  const result = await readPressure(pageContextOf(context), horizon)
  return Response.json(result, { headers: { 'Cache-Control': 'public, max-age=10' } })
}
