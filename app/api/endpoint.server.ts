import type { Context } from 'hono'
import type { EndpointContract } from '~/contracts/endpoint'
import type { Plan } from '~/domain/plan'
import type { UnixSeconds } from '~/domain/time'
import type { Queries } from '~/queries/queries.server'
import { createFormParser, createRenderer } from './answer-form.server'
import { matchesTag } from './etag.server'
import { dataHeaders } from './headers.server'
import { requireWithinWindow } from './history-window.server'
import { pageLinks } from './page-links.server'
import { createRequestParser, invalidParameters } from './parse-request.server'
import { Problem } from './problem.server'
import { formHeaders } from './render.server'

/** What answers a call: the queries, and on whose terms it is made. */
export interface Call {
  readonly queries: Queries
  readonly plan: Plan
  readonly nowAt: UnixSeconds
}

/** Answers requests at an endpoint's path; failures are thrown as problems. */
export type EndpointHandler = (context: Context, call: Call) => Promise<Response>

/** Answers one contract with one query. Undefined = there is no such thing (404). */
export function endpoint<Request, Domain extends object, Wire extends object>(
  contract: EndpointContract<Request, Domain, Wire>,
  query: (queries: Queries, request: Request) => Promise<Domain | undefined>,
): { readonly path: string; readonly handle: EndpointHandler } {
  const parse = createRequestParser(contract.request)
  const parseForm = createFormParser(contract.answer)
  const renderOnce = createRenderer(contract)

  const handle: EndpointHandler = async (context, { queries, plan, nowAt }) => {
    const url = new URL(context.req.url)
    const form = parseForm(url.searchParams, context.req.header('Accept') ?? null)
    const request = parse(url.searchParams, context.req.param())
    requireWithinWindow(plan, contract.askedTimes?.(request) ?? [], nowAt)
    const faults = contract.faults?.(request, nowAt) ?? []
    if (faults.length > 0) throw invalidParameters(faults)
    const answer = await query(queries, request)
    if (answer === undefined)
      throw new Problem('not_found', `There is nothing at ${url.pathname.slice(0, 200)}.`)
    const known = renderOnce(answer, form)
    const headers = new Headers({
      ...dataHeaders(await queries.getPanel(contract.topic)),
      ...formHeaders(form.format, contract.path),
      'Cache-Control': `public, max-age=${contract.maxAgeSeconds}`,
      ETag: known.etag,
    })
    if (known.list !== undefined) headers.set('Link', pageLinks(url, known.list))
    if (matchesTag(context.req.header('If-None-Match'), known.etag)) {
      headers.delete('Content-Type')
      headers.delete('Content-Disposition')
      return new Response(null, { status: 304, headers })
    }
    return new Response(known.body, { headers })
  }
  return { path: contract.path, handle }
}
