import type { LoaderFunctionArgs } from '@remix-run/node'
import { Problem, problemResponse } from '~/api/problem.server'
import { incidentFeed } from '~/components/status/incident-feed'
import { incidentFeedPath } from '~/components/status/incident-feed-path'
import { pageContextOf } from '~/context.server'
import { readStatus } from './read-status.server'

const unavailable = new Problem('source_unavailable', 'The data can not be read at the moment.')

/** Incidents for those who want to be told. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = pageContextOf(context)
  const { data } = await readStatus(page)
  if (data === null) return problemResponse(unavailable, incidentFeedPath)
  return new Response(incidentFeed(page.site, data.incidents), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8', 'Cache-Control': 'public, max-age=60' },
  })
}
