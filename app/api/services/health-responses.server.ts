import { SourceUnavailableError } from '~/queries/cache/source-unavailable.server'
import type { Queries } from '~/queries/queries.server'

/** Response of `/healthz`. It only confirms that the process runs. */
export function healthResponse(): Response {
  return json({ status: 'ok' }, 200)
}

/**
 * Response of `/readyz`. The process is ready if the store responds and has the expected schema. The response
 * also lists the sources, but a stale source does not make the process unready.
 */
export async function readyResponse(queries: Queries): Promise<Response> {
  const { ready, reason, sources, history } = await queries.getHealth()
  const result = json({ ready, reason: reason ?? null, sources, history }, ready ? 200 : 503)
  if (!ready) result.headers.set('Retry-After', String(new SourceUnavailableError().retryAfterSeconds))
  return result
}

function json(body: object, status: number): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}
