import type { operations, paths } from './schema.generated.ts'

/** Every path that answers JSON. */
export type Path = {
  [P in keyof paths]: paths[P] extends {
    get: { responses: { 200: { content: { 'application/json': unknown } } } }
  }
    ? P
    : never
}[keyof paths]

type ParametersOf<P extends Path> = paths[P]['get']['parameters']

/** What may be asked of a path behind its `?`. */
export type Query<P extends Path> =
  ParametersOf<P> extends { query?: infer Asked }
    ? ReadonlyLists<Exclude<Asked, undefined>>
    : Record<never, never>

/** Lists may be constants. */
type ReadonlyLists<Asked> = {
  [Name in keyof Asked]: Asked[Name] extends (infer Entry)[] | undefined ? readonly Entry[] : Asked[Name]
}

/** What stands in the `{…}` of a path; `never` where there is none. */
export type PathParameters<P extends Path> = ParametersOf<P> extends { path: infer Named } ? Named : never

type WholeAnswer<P extends Path> = paths[P]['get']['responses'][200]['content']['application/json']

/** What a path answers; with `fields`, only those of each row. */
export type Answer<P extends Path, Q = unknown> = Q extends { readonly fields: readonly (infer Field)[] }
  ? WithFields<WholeAnswer<P>, Field>
  : WholeAnswer<P>

type WithFields<Whole, Field> = Whole extends { content: (infer Row)[] }
  ? Omit<Whole, 'content'> & { content: Pick<Row, Field & keyof Row>[] }
  : Whole extends (infer Row)[]
    ? Pick<Row, Field & keyof Row>[]
    : Whole

/** A row of a list: of a page, or of an answer that is the whole list. */
export type Row<A> = A extends { content: (infer R)[] } ? R : A extends (infer R)[] ? R : never

/** Every path that answers a list. */
export type ListPath = { [P in Path]: Row<WholeAnswer<P>> extends never ? never : P }[Path]

/** What a call says beside its path. `path` is needed exactly where the path has `{…}`. */
export type Call<P extends Path, Q extends Query<P> = Query<P>> = {
  readonly query?: Q
  /** Ends the call, also while it waits for another attempt. */
  readonly signal?: AbortSignal
} & ([PathParameters<P>] extends [never] ? { readonly path?: never } : { readonly path: PathParameters<P> })

/** A call for rows as text: `format` says in which form. */
export type TableCall<P extends Path> = Omit<Call<P>, 'query'> & {
  /** `bom: '1'` begins CSV with a byte order mark, for Excel. */
  readonly query: ([Query<P>] extends [never] ? unknown : Query<P>) & {
    readonly format: 'csv' | 'ndjson'
    readonly bom?: '0' | '1'
  }
}

/** A topic of the stream. */
export type Topic = NonNullable<
  NonNullable<operations['openStream']['parameters']['query']>['topics']
>[number]
