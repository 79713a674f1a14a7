import type { Context } from 'hono'
import type { EndpointContract } from '~/contracts/endpoint'
import { type AnswerFormat, listColumns } from '~/contracts/format'
import type { Plan } from '~/domain/plan'
import type { UnixSeconds } from '~/domain/time'
import type { Queries } from '~/queries/queries.server'
import { requireAccepted, requireListFormat } from './accept.server'
import { matchesTag } from './etag.server'
import { dataHeaders } from './headers.server'
import { requireWithinWindow } from './history-window.server'
import { pageLinks } from './page-links.server'
import { createRequestParser } from './parse-request.server'
import { Problem } from './problem.server'
import { formHeaders, type Rendered, render } from './render.server'

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
  const columns = listColumns(contract.answer)
  // Queries hand the same object to everybody until its data changes, so it is also rendered once in each form.
  const rendered = new WeakMap<Domain, Map<AnswerFormat, Rendered>>()

  const renderOnce = (answer: Domain, format: AnswerFormat): Rendered => {
    const forms = rendered.get(answer) ?? new Map<AnswerFormat, Rendered>()
    const known = forms.get(format) ?? render(contract.toWire(answer), format, columns)
    rendered.set(answer, forms.set(format, known))
    return known
  }

  const handle: EndpointHandler = async (context, { queries, plan, nowAt }) => {
    const url = new URL(context.req.url)
    const accept = context.req.header('Accept') ?? null
    const format = columns ? requireListFormat(url.searchParams, accept) : requireAccepted(accept, ['json'])
    const request = parse(url.searchParams, context.req.param())
    requireWithinWindow(plan, contract.askedTimes?.(request) ?? [], nowAt)
    const answer = await query(queries, request)
    if (answer === undefined)
      throw new Problem('not_found', `There is nothing at ${url.pathname.slice(0, 200)}.`)
    const known = renderOnce(answer, format)
    const headers = new Headers({
      ...dataHeaders(await queries.getPanel(contract.topic)),
      ...formHeaders(format, contract.path),
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
