import type { EndpointContract } from '~/contracts/schema/endpoint'
import { changesToWire } from '~/contracts/schema/page'
import { responseFormRequest } from '~/contracts/schema/response-form'
import type { UnixSeconds } from '~/domain/base/time'
import { type PanelView, sourcesOf } from '~/domain/service/panel-view'
import { type Plan, reachDaysOf } from '~/domain/service/plan'
import { shareInTurn } from '~/lib/async/share-in-turn'
import type { ChangeReader } from '~/live/changed-rows.server'
import type { Queries } from '~/queries/queries.server'
import { requireWithinWindow } from '../request/history-window.server'
import { ignoredParameters } from '../request/ignored-parameters.server'
import { createRequestParser, invalidParameters, queryParameterNames } from '../request/parse-request.server'
import { headerList } from '../response/header-list'
import { completenessHeader, dataHeaders } from '../response/headers.server'
import { unknownPath, unknownThing } from '../response/not-found.server'
import { pageLinks } from '../response/page-links.server'
import type { Problem } from '../response/problem.server'
import { formHeaders, type Rendered } from '../response/render.server'
import type { RenderedResult, WrittenHeaders } from '../response/rendered-result.server'
import { createFormParser, createRenderer, type ResponseForm } from './response-form.server'

/** Context of a call. It contains the queries and the caller's plan. */
export interface Call {
  readonly queries: Queries
  readonly changes: ChangeReader
  readonly plan: Plan
  readonly nowAt: UnixSeconds
}

export interface IncomingRequest {
  readonly url: URL
  /** Value of the `Accept` header; `null`: the request has no such header. */
  readonly accept: string | null
  /** Path parameters by name. */
  readonly parameters: Readonly<Record<string, string>>
}

/** A parsed request. It can be executed any number of times. Failures are thrown as problems. */
export interface ParsedRequest {
  respond(call: Call): Promise<RenderedResult>
  /**
   * Whether the parsed request may be cached. A request with `since` is not cached, because clients change
   * `since` with every request.
   */
  readonly isRepeatable: boolean
}

/** Handles the requests for one path. */
export interface Endpoint {
  readonly path: string
  /** Parses a request. Throws a problem for an invalid request. */
  readonly parse: (incoming: IncomingRequest) => ParsedRequest
}

/**
 * Creates the endpoint of a contract from a query. If the query returns `undefined`, the endpoint throws a
 * 404 problem. `hintFor` returns a hint for the parameter value that did not match.
 */
export function endpoint<Request, Domain extends object, Wire extends object>(
  contract: EndpointContract<Request, Domain, Wire>,
  query: (queries: Queries, request: Request) => Promise<Domain | undefined>,
  hintFor?: (queries: Queries, given: string, request: Request) => Promise<string | undefined>,
): Endpoint {
  const parse = createRequestParser(contract.request)
  const known = new Set(
    [contract.request, responseFormRequest(contract)].flatMap((schema) =>
      queryParameterNames(schema, contract.path),
    ),
  )
  const parseForm = createFormParser(contract)
  const { renderResult, renderWire } = createRenderer(contract)
  const revisions = new WeakMap<Domain, bigint>()

  async function missing(incoming: IncomingRequest, request: Request, queries: Queries): Promise<Problem> {
    const { url, parameters } = incoming
    const { names } = contract
    if (names === undefined) return unknownPath(url.pathname, [])
    const given = parameters[names.parameter] ?? url.searchParams.get(names.parameter) ?? ''
    return unknownThing(names, given, await hintFor?.(queries, given, request))
  }

  async function find(
    incoming: IncomingRequest,
    request: Request,
    form: ResponseForm,
    call: Call,
  ): Promise<Found> {
    const { queries, changes } = call
    const { revision } = changes
    if (contract.changes !== undefined && form.since !== undefined) {
      const changed = await changes.since(contract.changes, form.since)
      return {
        rendered: renderWire(changesToWire(changed), form),
        revision: changed.revision,
        panel: await queries.getPanel(contract.topic),
      }
    }
    const result = await query(queries, request)
    if (result === undefined) throw await missing(incoming, request, queries)
    // Report the revision at which this result was first seen. The current revision may already include
    // changes that this result does not include.
    const seenAt = revisions.get(result) ?? revision
    revisions.set(result, seenAt)
    const chosen = contract.chosenTopic?.(request, result)
    const sources = sourcesOf(chosen ?? contract.sources ?? contract.topic, result)
    return {
      rendered: renderResult(result, form),
      revision: seenAt,
      panel: await queries.getPanelOf(result, sources),
      endsAtLimit: contract.endsAtLimit?.(result),
    }
  }

  function writeHeaders(url: URL, form: ResponseForm, found: Found): WrittenHeaders {
    const { rendered, revision, panel } = found
    const ignored = ignoredParameters(url.searchParams, (name) => known.has(name))
    const isPage = rendered.list !== undefined && form.since === undefined
    const headers = headerList({
      ...dataHeaders(panel),
      ...completenessHeader(found),
      ...(contract.changes && { 'X-Data-Revision': String(revision) }),
      'Cache-Control': `public, max-age=${contract.maxAgeSeconds}`,
      ETag: rendered.etag,
      ...(isPage && { Link: pageLinks(url, rendered.list, known.has('page')) }),
    })
    const ofBody = formHeaders(form.format, contract.path)
    return {
      headers: headers.concat(ignored),
      withBody: headers.concat(ignored, headerList(ofBody)),
      contentType: ofBody['Content-Type'],
    }
  }

  function ask(parsed: IncomingRequest): ParsedRequest {
    const { url, accept, parameters } = parsed
    const form = parseForm(url.searchParams, accept)
    const given = parse(url.searchParams, parameters)
    const request = createWithin(contract, contract.selecting?.(given, form.fields ?? []) ?? given)
    let last: Written | undefined
    async function respond(call: Call): Promise<RenderedResult> {
      const incoming = request(call.plan)
      requireWithinWindow(
        call.plan,
        contract.askedTimes?.(incoming, call.nowAt) ?? [],
        call.nowAt,
        contract.bucketSeconds?.(incoming),
      )
      const faults = contract.faults?.(incoming, call.nowAt) ?? []
      if (faults.length > 0) throw invalidParameters(faults)
      const found = await find(parsed, incoming, form, call)
      if (last === undefined || !isWrittenOf(last, found)) {
        const { revision, rendered, panel, endsAtLimit } = found
        const written = writeHeaders(url, form, found)
        last = { etag: rendered.etag, list: rendered.list, revision, panel, endsAtLimit, written }
      }
      return { rendered: found.rendered, written: last.written }
    }
    // The response depends only on the plan of the caller. Plans with the same id differ only in their limits.
    return { isRepeatable: form.since === undefined, respond: shareInTurn(({ plan }) => plan.id, respond) }
  }
  return { path: contract.path, parse: ask }
}

/**
 * Returns a function that limits the request to the history of a plan. Plans with the same length of history
 * get the same object, because caches use the request object as their key.
 */
function createWithin<Request>(
  { within }: Pick<EndpointContract<Request, never, never>, 'within'>,
  request: Request,
): (plan: Plan) => Request {
  if (within === undefined) return () => request
  const known = new Map<number | null, Request>()
  return (plan) => {
    const reachDays = reachDaysOf(plan)
    const bounded = known.get(reachDays) ?? within(request, reachDays)
    known.set(reachDays, bounded)
    return bounded
  }
}

interface Found {
  readonly rendered: Rendered
  /** Latest revision whose changes are certainly included in the result. */
  readonly revision: bigint
  readonly panel: PanelView
  /** Whether the list ended at a limit. `undefined`: the list has pages or no limit. */
  readonly endsAtLimit?: boolean | undefined
}

/**
 * Response headers with all values on which they depend. The body is cached separately, together with its
 * data.
 */
interface Written extends Pick<Rendered, 'etag' | 'list'> {
  readonly revision: bigint
  readonly panel: PanelView
  readonly endsAtLimit: boolean | undefined
  readonly written: WrittenHeaders
}

function isWrittenOf(last: Written, { rendered, revision, panel, endsAtLimit }: Found): boolean {
  return (
    last.etag === rendered.etag &&
    last.list === rendered.list &&
    last.revision === revision &&
    last.panel === panel &&
    last.endsAtLimit === endsAtLimit
  )
}
