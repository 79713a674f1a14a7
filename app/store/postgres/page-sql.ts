import { countedRows, type SortOrder } from '~/domain/base/page'

/** Sort order of a list, as SQL. */
export interface PageSort {
  readonly expression: string
  /** SQL of the joins from which the expression reads. */
  readonly joins?: string
  /** Whether an index contains the expression with `desc nulls last`, followed by the key. */
  readonly indexed: boolean
  readonly nullable: boolean
  readonly order: SortOrder
}

/**
 * A page of keys. The rows are filtered and sorted, and the page is cut out of them. Rows with missing values
 * come last, and rows with equal values are sorted by key.
 */
export interface PageSelection {
  /** SQL of the table with its alias, and of the joins that the sort needs. */
  readonly from: string
  readonly key: string
  readonly conditions: readonly string[]
  readonly sort: PageSort
  /** SQL parameters such as `$1`. */
  readonly limit: string
  readonly offset: string
}

/**
 * Returns SQL that selects the keys of the rows of a page, in order. The statement reads only columns of the
 * index, so that rows before the page cost no heap reads. An ascending page over a nullable index is read in
 * two parts, known values first, because an index scanned backwards returns missing values first.
 */
export function pageOfKeys(selection: PageSelection): string {
  const { sort } = selection
  if (sort.order === 'asc' && sort.indexed && sort.nullable) return knownThenMissing(selection)
  const direction = sort.order === 'desc' ? 'desc' : 'asc'
  const nulls = sort.nullable ? ' nulls last' : ''
  // Scanning an index backwards also reverses the order of the key.
  const keyDirection = sort.order === 'asc' && sort.indexed ? 'desc' : 'asc'
  return `select ${selection.key} as key, ${sort.expression} as sorted from ${selection.from}
    ${where(selection.conditions)}
    order by ${sort.expression} ${direction}${nulls}, ${selection.key} ${keyDirection}
    limit ${selection.limit} offset ${selection.offset}`
}

/**
 * Returns SQL that merges pages whose conditions exclude each other, so that each page can use its own index.
 * Each statement in `pages` selects `key` and `sorted` of its first rows. `limit` and `offset` apply to the
 * merged page.
 */
export function mergedPages(
  pages: readonly string[],
  { sort, limit, offset }: Pick<PageSelection, 'sort' | 'limit' | 'offset'>,
): string {
  const keyDirection = sort.order === 'asc' && sort.indexed ? 'desc' : 'asc'
  return `select key, sorted from (${pages.map((page) => `(${page})`).join(' union all ')}) pages
    order by sorted ${sort.order} nulls last, key ${keyDirection} limit ${limit} offset ${offset}`
}

/**
 * Sort order of rows: by columns that are never null, all in the same direction, and by a key in the opposite
 * direction.
 */
export interface RowSequence {
  readonly columns: readonly string[]
  readonly key: string
  readonly order: SortOrder
}

const turned = { asc: 'desc', desc: 'asc' } as const

/** Returns the SQL that follows `order by`. */
export function orderOf({ columns, key, order }: RowSequence): string {
  return [...columns.map((column) => `${column} ${order}`), `${key} ${turned[order]}`].join(', ')
}

/**
 * Returns conditions for the rows that follow a place in the list. `values` and `key` are SQL parameters with
 * a cast.
 */
export function behindPlace(
  { columns, key, order }: RowSequence,
  place: { readonly values: readonly string[]; readonly key: string },
): string[] {
  const [past, behind] = order === 'desc' ? ['<', '>'] : ['>', '<']
  const row = (parts: readonly string[]) => (parts.length === 1 ? parts[0] : `(${parts.join(', ')})`)
  return [
    // PostgreSQL does not prune partitions for a row comparison, so a comparison of the first column alone is
    // added.
    ...(columns.length === 1 ? [] : [`${columns[0]} ${past}= ${place.values[0]}`]),
    `${row(columns)} ${past}= ${row(place.values)}`,
    `(${row(columns)} ${past} ${row(place.values)} or ${key} ${behind} ${place.key})`,
  ]
}

/** SQL parameters for the place after which a page begins. */
export interface PlaceParameters {
  /** Sorted value of the row at the place, with a cast. `undefined` if that value is null. */
  readonly value: string | undefined
  readonly key: string
}

/**
 * Returns SQL like `pageOfKeys`, but the page starts after a place instead of after a number of rows. The
 * thousandth page therefore costs as much as the first. Only for sorts that an index covers. Rows with a
 * value and rows without a value are two parts of the same index.
 */
export function pageOfKeysAfter(
  selection: Omit<PageSelection, 'offset'>,
  { value, key }: PlaceParameters,
): string {
  const { sort, from, conditions, limit } = selection
  const descending = sort.order === 'desc'
  const keyDirection = turned[sort.order]
  const run = (extra: readonly string[], order: string, rank: number) => `
    (select ${selection.key} as key, ${sort.expression} as sorted, ${rank} as run from ${from}
    ${where([...conditions, ...extra])} order by ${order} limit ${limit})`
  const known = (sorted: string) =>
    run(
      behindPlace(
        { columns: [sort.expression], key: selection.key, order: sort.order },
        { values: [sorted], key },
      ),
      `${sort.expression} ${sort.order}${sort.nullable ? ` nulls ${descending ? 'last' : 'first'}` : ''}, ${selection.key} ${keyDirection}`,
      0,
    )
  const missing = run(
    [
      `${sort.expression} is null`,
      ...(value === undefined ? [`${selection.key} ${descending ? '>' : '<'} ${key}`] : []),
    ],
    `${selection.key} ${keyDirection}`,
    1,
  )
  const runs = [...(value === undefined ? [] : [known(value)]), ...(sort.nullable ? [missing] : [])]
  return `select key, sorted from (${runs.join(' union all ')}) runs
    order by run, sorted ${sort.order}, key ${keyDirection} limit ${limit}`
}

function knownThenMissing({ from, key, conditions, sort, limit, offset }: PageSelection): string {
  const run = (condition: string, order: string, missing: boolean) => `
    (select ${key} as key, ${sort.expression} as sorted, ${missing} as missing from ${from}
    ${where([...conditions, condition])} order by ${order} limit ${limit}::bigint + ${offset}::bigint)`
  return `select key, sorted from (
    ${run(`${sort.expression} is not null`, `${sort.expression} asc nulls first, ${key} desc`, false)}
    union all
    ${run(`${sort.expression} is null`, `${key} desc`, true)}
  ) runs order by missing, sorted, key desc limit ${limit} offset ${offset}`
}

/** Returns a `where` clause, or an empty string if there are no conditions. */
export function where(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`
}

/**
 * SQL that follows `order by` to sort events newest first. The columns after the time make the order
 * unambiguous.
 */
export const newestEventFirst = 'at desc, slot desc, event_index desc, signature, instruction_path desc'

/**
 * Number of rows at which counting stops. If a filtered list is longer, the page shows "more than" this
 * number.
 */
export const countBound = countedRows

/** Returns SQL that counts rows, up to `countBound` + 1. */
export function boundedCount(from: string, conditions: readonly string[]): string {
  return mergedCount(from, [conditions])
}

/**
 * Returns SQL that counts rows, up to `countBound` + 1, over several sets of conditions that exclude each
 * other.
 */
export function mergedCount(from: string, alternatives: readonly (readonly string[])[]): string {
  const rows = alternatives.map(
    (conditions) => `(select 1 from ${from} ${where(conditions)} limit ${countBound + 1})`,
  )
  return `select count(*)::int as count from (select 1 from (${rows.join(' union all ')}) rows limit ${countBound + 1}) bounded`
}

/** Converts a count to the total that a list shows. */
export function boundedTotal(count: number): { readonly total: number; readonly totalIsExact: boolean } {
  return { total: Math.min(count, countBound), totalIsExact: count <= countBound }
}
