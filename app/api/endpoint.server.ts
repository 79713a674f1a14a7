import { answerFormRequest } from '~/contracts/answer-form'
import type { EndpointContract } from '~/contracts/endpoint'
import { changesToWire } from '~/contracts/page'
import { type PanelView, sourcesOf } from '~/domain/panel-view'
import { type Plan, reachDaysOf } from '~/domain/plan'
import type { UnixSeconds } from '~/domain/time'
import type { ChangeReader } from '~/live/changed-rows.server'
import type { Queries } from '~/queries/queries.server'
import { type AnswerForm, createFormParser, createRenderer } from './answer-form.server'
import { type HeaderList, headerList } from './header-list'
import { dataHeaders } from './headers.server'
import { requireWithinWindow } from './history-window.server'
import { ignoredParameters } from './ignored-parameters.server'
import { unknownPath, unknownThing } from './not-found.server'
import { pageLinks } from './page-links.server'
import { createRequestParser, invalidParameters, queryParameterNames } from './parse-request.server'
import type { Problem } from './problem.server'
import { formHeaders, type Rendered } from './render.server'

/** What answers a call: the queries, and on whose terms it is made. */
export interface Call {
  readonly queries: Queries
  readonly changes: ChangeReader
  readonly plan: Plan
  readonly nowAt: UnixSeconds
}

/** A question as it came in. */
export interface Asked {
  readonly url: URL
  /** The `Accept` header; null = there is none. */
  readonly accept: string | null
  /** The parts of the path that are parameters. */
  readonly parameters: Readonly<Record<string, string>>
}

/** A question as its endpoint has understood it: it may be answered as often as it is asked. Failures are thrown as problems. */
export interface Question {
  answer(call: Call): Promise<Answered>
  /** Others may ask the same again: it asks for nothing that moves with each answer. */
  readonly isRepeatable: boolean
}

export interface Answered {
  readonly rendered: Rendered
  readonly written: WrittenHeaders
}

/** What HTTP says of an answer. The same object for as long as it is the same. */
export interface WrittenHeaders {
  /** Whether the body is sent or the client has it. */
  readonly headers: HeaderList
  /** Those that go with a body only. */
  readonly ofBody: HeaderList
  readonly contentType: string
}

/** What answers the questions at a path. */
export interface Endpoint {
  readonly path: string
  /** Throws the problem of a question that can't be understood. */
  readonly ask: (asked: Asked) => Question
}

/**
 * Answers one contract with one query. Undefined = there is no such thing (404); `explain` then says what to do instead, for the text that was
 * given for it.
 */
export function endpoint<Request, Domain extends object, Wire extends object>(
  contract: EndpointContract<Request, Domain, Wire>,
  query: (queries: Queries, request: Request) => Promise<Domain | undefined>,
  explain?: (queries: Queries, given: string) => Promise<string | undefined>,
): Endpoint {
  const parse = createRequestParser(contract.request)
  const known = new Set(
    [contract.request, answerFormRequest(contract)].flatMap((schema) =>
      queryParameterNames(schema, contract.path),
    ),
  )
  const parseForm = createFormParser(contract)
  const { renderAnswer, renderWire } = createRenderer(contract)
  const revisions = new WeakMap<Domain, bigint>()

  async function missing({ url, parameters }: Asked, queries: Queries): Promise<Problem> {
    const { names } = contract
    if (names === undefined) return unknownPath(url.pathname, [])
    const given = parameters[names.parameter] ?? url.searchParams.get(names.parameter) ?? ''
    return unknownThing(names, given, await explain?.(queries, given))
  }

  async function find(asked: Asked, request: Request, form: AnswerForm, call: Call): Promise<Found> {
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
    const answer = await query(queries, request)
    if (answer === undefined) throw await missing(asked, queries)
    // An answer is as new as when it was first seen: what was read since then may be newer than it.
    const seenAt = revisions.get(answer) ?? revision
    revisions.set(answer, seenAt)
    const sources = sourcesOf(contract.sources ?? contract.topic, answer)
    return {
      rendered: renderAnswer(answer, form),
      revision: seenAt,
      panel: await queries.getPanelOf(answer, sources),
    }
  }

  function writeHeaders(url: URL, form: AnswerForm, { rendered, revision, panel }: Found): WrittenHeaders {
    const ignored = ignoredParameters(url.searchParams, (name) => known.has(name))
    const isPage = rendered.list !== undefined && form.since === undefined
    const headers = headerList({
      ...dataHeaders(panel),
      ...(contract.changes && { 'X-Data-Revision': String(revision) }),
      'Cache-Control': `public, max-age=${contract.maxAgeSeconds}`,
      ETag: rendered.etag,
      ...(isPage && { Link: pageLinks(url, rendered.list) }),
    })
    const ofBody = formHeaders(form.format, contract.path)
    return {
      headers: headers.concat(ignored),
      ofBody: headerList(ofBody),
      contentType: ofBody['Content-Type'],
    }
  }

  function ask(question: Asked): Question {
    const { url, accept, parameters } = question
    const form = parseForm(url.searchParams, accept)
    const request = createWithin(contract, parse(url.searchParams, parameters))
    let last: Written | undefined
    return {
      isRepeatable: form.since === undefined,
      async answer(call) {
        const asked = request(call.plan)
        requireWithinWindow(
          call.plan,
          contract.askedTimes?.(asked, call.nowAt) ?? [],
          call.nowAt,
          contract.bucketSeconds?.(asked),
        )
        const faults = contract.faults?.(asked, call.nowAt) ?? []
        if (faults.length > 0) throw invalidParameters(faults)
        const found = await find(question, asked, form, call)
        if (last === undefined || !isWrittenOf(last, found)) {
          const { revision, rendered, panel } = found
          const written = writeHeaders(url, form, found)
          last = { etag: rendered.etag, list: rendered.list, revision, panel, written }
        }
        return { rendered: found.rendered, written: last.written }
      },
    }
  }
  return { path: contract.path, ask }
}

/** The request as each plan may ask it: the same object for the same reach, since what is kept of a request hangs on it. */
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
  /** Up to which revision it is surely true. */
  readonly revision: bigint
  readonly panel: PanelView
}

/** Headers, and all that they follow from; not the body, which is kept where its data is. */
interface Written extends Pick<Rendered, 'etag' | 'list'> {
  readonly revision: bigint
  readonly panel: PanelView
  readonly written: WrittenHeaders
}

function isWrittenOf(last: Written, { rendered, revision, panel }: Found): boolean {
  return (
    last.etag === rendered.etag &&
    last.list === rendered.list &&
    last.revision === revision &&
    last.panel === panel
  )
}
