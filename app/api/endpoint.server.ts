import type { Context } from 'hono'
import type { EndpointContract } from '~/contracts/endpoint'
import { changesToWire } from '~/contracts/page'
import type { Plan } from '~/domain/plan'
import type { UnixSeconds } from '~/domain/time'
import type { ChangeReader } from '~/live/changed-rows.server'
import type { Queries } from '~/queries/queries.server'
import { type AnswerForm, createFormParser, createRenderer } from './answer-form.server'
import { matchesTag } from './etag.server'
import { dataHeaders } from './headers.server'
import { requireWithinWindow } from './history-window.server'
import { pageLinks } from './page-links.server'
import { createRequestParser, invalidParameters } from './parse-request.server'
import { Problem } from './problem.server'
import { formHeaders, type Rendered } from './render.server'

/** What answers a call: the queries, and on whose terms it is made. */
export interface Call {
  readonly queries: Queries
  readonly changes: ChangeReader
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
  const parseForm = createFormParser(contract)
  const { renderAnswer, renderWire } = createRenderer(contract)
  const revisions = new WeakMap<Domain, bigint>()

  async function answerOf(url: URL, request: Request, form: AnswerForm, call: Call): Promise<Answered> {
    const { queries, changes } = call
    const { revision } = changes
    if (contract.changes !== undefined && form.since !== undefined) {
      const changed = await changes.since(contract.changes, form.since)
      return { known: renderWire(changesToWire(changed), form), revision: changed.revision, links: undefined }
    }
    const answer = await query(queries, request)
    if (answer === undefined)
      throw new Problem('not_found', `There is nothing at ${url.pathname.slice(0, 200)}.`)
    // An answer is as new as when it was first seen: what was read since then may be newer than it.
    const seenAt = revisions.get(answer) ?? revision
    revisions.set(answer, seenAt)
    const known = renderAnswer(answer, form)
    return { known, revision: seenAt, links: known.list && pageLinks(url, known.list) }
  }

  const handle: EndpointHandler = async (context, call) => {
    const url = new URL(context.req.url)
    const form = parseForm(url.searchParams, context.req.header('Accept') ?? null)
    const request = parse(url.searchParams, context.req.param())
    requireWithinWindow(call.plan, contract.askedTimes?.(request) ?? [], call.nowAt)
    const faults = contract.faults?.(request, call.nowAt) ?? []
    if (faults.length > 0) throw invalidParameters(faults)
    const { known, revision, links } = await answerOf(url, request, form, call)
    const headers = new Headers({
      ...dataHeaders(await call.queries.getPanel(contract.topic)),
      ...(contract.changes && { 'X-Data-Revision': String(revision) }),
      ...formHeaders(form.format, contract.path),
      'Cache-Control': `public, max-age=${contract.maxAgeSeconds}`,
      ETag: known.etag,
    })
    if (links !== undefined) headers.set('Link', links)
    if (matchesTag(context.req.header('If-None-Match'), known.etag)) {
      headers.delete('Content-Type')
      headers.delete('Content-Disposition')
      return new Response(null, { status: 304, headers })
    }
    return new Response(known.body, { headers })
  }
  return { path: contract.path, handle }
}

interface Answered {
  readonly known: Rendered
  /** Up to which revision it is surely true. */
  readonly revision: bigint
  readonly links: string | undefined
}
