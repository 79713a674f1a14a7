import type { operations, paths } from './schema.generated.ts'

/** All paths whose response is JSON. */
export type Path = {
  [P in keyof paths]: paths[P] extends {
    get: { responses: { 200: { content: { 'application/json': unknown } } } }
  }
    ? P
    : never
}[keyof paths]

type ParametersOf<P extends Path> = paths[P]['get']['parameters']

/** Query parameters of a path. */
export type Query<P extends Path> =
  ParametersOf<P> extends { query?: infer Asked }
    ? ReadonlyLists<Exclude<Asked, undefined>>
    : Record<never, never>

/** Makes list parameters readonly, so that callers may pass constant arrays. */
type ReadonlyLists<Asked> = {
  [Name in keyof Asked]: Asked[Name] extends (infer Entry)[] | undefined ? readonly Entry[] : Asked[Name]
}

/** Path parameters: the parameters in the `{…}` of a path. `never` if the path has none. */
export type PathParameters<P extends Path> = ParametersOf<P> extends { path: infer Named } ? Named : never

type WholeAnswer<P extends Path> = paths[P]['get']['responses'][200]['content']['application/json']

/** Data of a path's response. If the request selects `fields`, rows contain only these fields. */
export type Answer<P extends Path, Q = unknown> = Q extends { readonly fields: readonly (infer Field)[] }
  ? WithFields<WholeAnswer<P>, Field>
  : WholeAnswer<P>

type WithFields<Whole, Field> = Whole extends { content: (infer Row)[] }
  ? Omit<Whole, 'content'> & { content: Pick<Row, Field & keyof Row>[] }
  : Whole extends (infer Row)[]
    ? Pick<Row, Field & keyof Row>[]
    : Whole

/** A row of a list. The response data is either a page of the list or the whole list. */
export type Row<A> = A extends { content: (infer R)[] } ? R : A extends (infer R)[] ? R : never

/** All paths that return a list. */
export type ListPath = { [P in Path]: Row<WholeAnswer<P>> extends never ? never : P }[Path]

/** Arguments of a request. `path` is required if the path contains `{…}`, and not allowed otherwise. */
export type Call<P extends Path, Q extends Query<P> = Query<P>> = {
  readonly query?: Q
  /** Signal that aborts the request, even while the client waits for a retry. */
  readonly signal?: AbortSignal
} & ([PathParameters<P>] extends [never] ? { readonly path?: never } : { readonly path: PathParameters<P> })

/** Arguments of a request that returns rows as text in the given `format`. */
export type TableCall<P extends Path> = Omit<Call<P>, 'query'> & {
  /** Query parameters. With `bom: '1'`, CSV begins with a byte order mark for Excel. */
  readonly query: ([Query<P>] extends [never] ? unknown : Query<P>) & {
    readonly format: 'csv' | 'ndjson'
    readonly bom?: '0' | '1'
  }
}

/** A topic of the stream. */
export type Topic = NonNullable<
  NonNullable<operations['openStream']['parameters']['query']>['topics']
>[number]
