import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { EndpointContract } from '~/contracts/endpoint'
import type { Plan } from '~/domain/plan'
import type { UnixSeconds } from '~/domain/time'
import type { Queries } from '~/queries/queries.server'
import { dataHeaders } from './headers.server'
import { requireWithinWindow } from './history-window.server'
import { pageLinks } from './page-links.server'
import { createRequestParser } from './parse-request.server'
import { Problem } from './problem.server'

/** An answer as bytes, with what HTTP says about them. */
interface Rendered {
  readonly body: string
  readonly etag: string
  /** Where the answer is a list. */
  readonly list: { readonly page: number; readonly totalPages: number } | undefined
}

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
  // Queries hand the same object to everybody until its data changes, so it is also rendered once.
  const rendered = new WeakMap<Domain, Rendered>()

  const handle: EndpointHandler = async (context, { queries, plan, nowAt }) => {
    const url = new URL(context.req.url)
    const request = parse(url.searchParams, context.req.param())
    requireWithinWindow(plan, contract.askedTimes?.(request) ?? [], nowAt)
    const answer = await query(queries, request)
    if (answer === undefined)
      throw new Problem('not_found', `There is nothing at ${url.pathname.slice(0, 200)}.`)
    const known = rendered.get(answer) ?? render(contract.toWire(answer))
    rendered.set(answer, known)
    const headers = new Headers({
      ...dataHeaders(await queries.getPanel(contract.topic)),
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': `public, max-age=${contract.maxAgeSeconds}`,
      ETag: known.etag,
    })
    if (known.list !== undefined) headers.set('Link', pageLinks(url, known.list))
    if (matchesEtag(context.req.header('If-None-Match'), known.etag)) {
      headers.delete('Content-Type')
      return new Response(null, { status: 304, headers })
    }
    return new Response(known.body, { headers })
  }
  return { path: contract.path, handle }
}

function render(wire: object): Rendered {
  const body = JSON.stringify(wire)
  const etag = `W/"${createHash('sha1').update(body).digest('base64url').slice(0, 22)}"`
  const list =
    'page' in wire &&
    typeof wire.page === 'number' &&
    'totalPages' in wire &&
    typeof wire.totalPages === 'number'
      ? { page: wire.page, totalPages: wire.totalPages }
      : undefined
  return { body, etag, list }
}

/** Weak comparison (RFC 9110, 13.1.2). */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag))
}
