import type { Answer, Call, ListPath, Path, Query, Row, TableCall, Topic } from './operations.ts'
import { readJson, readText } from './read-body.ts'
import { addressOf, type Connection, request } from './request.ts'
import { iterateRows } from './rows.ts'
import { openStream, type StreamOptions } from './stream.ts'
import type { StreamEvent } from './stream-event.ts'

export interface SextantOptions {
  /** Origin of the service, such as `https://sextant.example`. */
  readonly baseUrl: string
  /**
   * Optional API key. With a key, the service allows more requests. Never include a key in code that runs in
   * browsers.
   */
  readonly apiKey?: string
  /** Maximum number of retries after a temporary failure; 3 by default. */
  readonly retries?: number
  /** Maximum wait that the client accepts from a `Retry-After` header, milliseconds; 30,000 by default. */
  readonly longestWaitMs?: number
  /** Function that the client uses instead of the platform's `fetch`. */
  readonly fetch?: typeof fetch
}

/** Data of a response, together with the values of the response headers. */
export interface Answered<Data> {
  readonly data: Data
  /** Source of the chain data: `live`, `simulated` or `fixtures`. */
  readonly source: string | undefined
  /** Block time of the newest slot that the data includes. */
  readonly dataTime: Date | undefined
  readonly dataSlot: number | undefined
  /** Number of requests that the client may send immediately after this response. */
  readonly remaining: number | undefined
  /** Revision of the list. Pass it as `since` in a later request for the same list. */
  readonly revision: string | undefined
  /**
   * For a list without pages: whether it has all rows. `false`: it ended at a limit, or one of its sources has no data
   * yet.
   */
  readonly isComplete: boolean | undefined
  readonly requestId: string | undefined
}

/** A client of the service. */
export interface Sextant {
  /**
   * Requests a path and returns the data of the response. Throws `SextantProblem` or `SextantUnreachable`.
   */
  get<P extends Path, const Q extends Query<P>>(path: P, ...call: CallOf<P, Q>): Promise<Answer<P, Q>>
  /**
   * Requests a path and returns the data of the response together with the values of the response headers.
   * Throws `SextantProblem` or `SextantUnreachable`.
   */
  ask<P extends Path, const Q extends Query<P>>(
    path: P,
    ...call: CallOf<P, Q>
  ): Promise<Answered<Answer<P, Q>>>
  /** Requests a list or another table as CSV or NDJSON. Throws `TypeError` if the path only supports JSON. */
  text<P extends Path>(path: P, call: TableCall<P>): Promise<string>
  /**
   * Iterates over all rows of a list and requests each page when it is needed. If the list has a cursor, it
   * is used, so that no row is missing or repeated.
   */
  rows<P extends ListPath, const Q extends Query<P>>(
    path: P,
    ...call: CallOf<P, Q>
  ): AsyncGenerator<Row<Answer<P, Q>>, void, undefined>
  /**
   * Iterates over changes as they happen. Reconnects automatically and resumes after the last received event.
   * Ends when the signal is aborted.
   */
  stream<T extends Topic = Topic>(options?: StreamOptions<T>): AsyncGenerator<StreamEvent<T>, void, undefined>
}

/** Arguments after the path. They are optional if the path contains no `{…}`. */
type CallOf<P extends Path, Q extends Query<P>> =
  Call<P, Q> extends { readonly path: unknown } ? [call: Call<P, Q>] : [call?: Call<P, Q>]

/** Arguments of a request, without the types of a specific path. */
export interface PlainCall {
  readonly path?: Readonly<Record<string, string | number>> | undefined
  readonly query?: Readonly<Record<string, string | number | readonly string[] | undefined>> | undefined
  readonly signal?: AbortSignal | undefined
}

/** Creates a client. It sends no request before the first call. */
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
        `This call only supports JSON, not format=${format}: use text() for CSV and NDJSON.`,
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
    throw new TypeError(`${path} is only available as JSON.`)
  }

  // The OpenAPI document determines the types of the paths. The implementation does not use these types.
  return {
    ask,
    text,
    get: async (path: string, call?: PlainCall) => (await ask(path, call)).data,
    rows: (path: string, call: PlainCall = {}) =>
      iterateRows(async (query) => (await ask(path, { ...call, query })).data, call.query ?? {}),
    stream: (wanted?: StreamOptions<Topic>) => openStream(connection, wanted ?? {}),
  } as Sextant
}

/** Media types of all formats except JSON. */
const tableTypes: ReadonlyMap<string, string> = new Map([
  ['csv', 'text/csv'],
  ['ndjson', 'application/x-ndjson'],
])

function connectionOf(options: SextantOptions): Connection {
  const { baseUrl, apiKey, retries = 3, longestWaitMs = 30_000 } = options
  return {
    baseUrl: withoutSlashes(baseUrl),
    headers: apiKey === undefined ? {} : { 'X-API-Key': apiKey },
    // `fetch` is wrapped in a function, because a browser's `fetch` throws if it is called as a method of
    // another object.
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
  const isComplete = read('x-list-complete')
  return {
    source: read('x-data-source'),
    dataTime: dataTime === undefined ? undefined : new Date(dataTime),
    dataSlot: number(read('x-data-slot')),
    remaining: number(read('x-ratelimit-remaining')),
    revision: read('x-data-revision'),
    isComplete: isComplete === undefined ? undefined : isComplete === 'true',
    requestId: read('x-request-id'),
  }
}
