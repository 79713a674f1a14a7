import type { Answer, Call, ListPath, Path, Query, Row, TableCall, Topic } from './operations.ts'
import { readJson, readText } from './read-body.ts'
import { addressOf, type Connection, request } from './request.ts'
import { iterateRows } from './rows.ts'
import { openStream, type StreamOptions } from './stream.ts'
import type { StreamEvent } from './stream-event.ts'

export interface SextantOptions {
  /** Origin of the service, such as `https://sextant.example`. */
  readonly baseUrl: string
  /** Nobody needs one; with one more may be asked. Never ship it to browsers. */
  readonly apiKey?: string
  /** Attempts beside the first one, for what may pass by itself; 3 by default. */
  readonly retries?: number
  /** The longest `Retry-After` that is waited out, milliseconds; 30,000 by default. */
  readonly longestWaitMs?: number
  /** Another `fetch` than the platform's. */
  readonly fetch?: typeof fetch
}

/** An answer with what its headers say. */
export interface Answered<Data> {
  readonly data: Data
  /** Where the chain data comes from: `live`, `simulated` or `fixtures`. */
  readonly source: string | undefined
  /** Block time of the last slot that the data knows of. */
  readonly dataTime: Date | undefined
  readonly dataSlot: number | undefined
  /** Calls that may be made at once now. */
  readonly remaining: number | undefined
  /** Goes into `since` of a later call of the same list. */
  readonly revision: string | undefined
  readonly requestId: string | undefined
}

/** What can be asked of the service. */
export interface Sextant {
  /** The answer of a path. Throws `SextantProblem` or `SextantUnreachable`. */
  get<P extends Path, const Q extends Query<P>>(path: P, ...call: CallOf<P, Q>): Promise<Answer<P, Q>>
  /** The same with the answer's headers. */
  ask<P extends Path, const Q extends Query<P>>(
    path: P,
    ...call: CallOf<P, Q>
  ): Promise<Answered<Answer<P, Q>>>
  /** A list, or what has a table, as CSV or as lines of JSON; throws `TypeError` for what only comes as JSON. */
  text<P extends Path>(path: P, call: TableCall<P>): Promise<string>
  /** Every row of a list, page by page as they are wanted; by cursor where the list has one, so that nothing is missed or repeated. */
  rows<P extends ListPath, const Q extends Query<P>>(
    path: P,
    ...call: CallOf<P, Q>
  ): AsyncGenerator<Row<Answer<P, Q>>, void, undefined>
  /** What changes, as it happens; connects again by itself and goes on where it was. Ends when its signal is aborted. */
  stream<T extends Topic = Topic>(options?: StreamOptions<T>): AsyncGenerator<StreamEvent<T>, void, undefined>
}

/** The call may be left out where the path has no `{…}`. */
type CallOf<P extends Path, Q extends Query<P>> =
  Call<P, Q> extends { readonly path: unknown } ? [call: Call<P, Q>] : [call?: Call<P, Q>]

/** A call as it is read here, whatever its path. */
export interface PlainCall {
  readonly path?: Readonly<Record<string, string | number>> | undefined
  readonly query?: Readonly<Record<string, string | number | readonly string[] | undefined>> | undefined
  readonly signal?: AbortSignal | undefined
}

/** Makes a client; nothing is asked before its first call. */
export function createSextant(options: SextantOptions): Sextant {
  const connection = connectionOf(options)

  function fetchCall(path: string, { path: named = {}, query = {}, signal }: PlainCall, accept: string) {
    const url = addressOf(connection.baseUrl, path, named, query)
    return request(connection, url, { headers: { Accept: accept }, signal })
  }

  async function ask(path: string, call: PlainCall = {}): Promise<Answered<unknown>> {
    const format = call.query?.format ?? 'json'
    if (format !== 'json')
      throw new TypeError(
        `This call reads JSON, not format=${format}: call text() for CSV and lines of JSON.`,
      )
    const response = await fetchCall(path, call, 'application/json')
    return { data: await readJson(response, call.signal), ...readHeaders(response.headers) }
  }

  async function text(path: string, call: PlainCall): Promise<string> {
    const type = tableTypes.get(String(call.query?.format))
    if (type === undefined) throw new TypeError('text() needs query.format: csv or ndjson.')
    const response = await fetchCall(path, call, `${type}, application/json;q=0.5`)
    if (response.headers.get('content-type')?.startsWith(type)) return readText(response, call.signal)
    await response.body?.cancel()
    throw new TypeError(`${path} only comes as JSON.`)
  }

  // The paths' own types are those of the OpenAPI document; below them everything is plain.
  return {
    ask,
    text,
    get: async (path: string, call?: PlainCall) => (await ask(path, call)).data,
    rows: (path: string, call: PlainCall = {}) =>
      iterateRows(async (query) => (await ask(path, { ...call, query })).data, call.query ?? {}),
    stream: (wanted?: StreamOptions<Topic>) => openStream(connection, wanted ?? {}),
  } as Sextant
}

/** Media types of the forms beside JSON. */
const tableTypes: ReadonlyMap<string, string> = new Map([
  ['csv', 'text/csv'],
  ['ndjson', 'application/x-ndjson'],
])

function connectionOf(options: SextantOptions): Connection {
  const { baseUrl, apiKey, retries = 3, longestWaitMs = 30_000 } = options
  return {
    baseUrl: withoutSlashes(baseUrl),
    headers: apiKey === undefined ? {} : { 'X-API-Key': apiKey },
    // Called as a method of something else, a browser's fetch refuses.
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    retries,
    longestWaitMs,
  }
}

function withoutSlashes(url: string): string {
  let end = url.length
  while (url[end - 1] === '/') end -= 1
  return url.slice(0, end)
}

function readHeaders(headers: Headers): Omit<Answered<unknown>, 'data'> {
  const read = (name: string) => headers.get(name) ?? undefined
  const number = (text: string | undefined) => (text === undefined ? undefined : Number(text))
  const dataTime = read('x-data-time')
  return {
    source: read('x-data-source'),
    dataTime: dataTime === undefined ? undefined : new Date(dataTime),
    dataSlot: number(read('x-data-slot')),
    remaining: number(read('x-ratelimit-remaining')),
    revision: read('x-data-revision'),
    requestId: read('x-request-id'),
  }
}
