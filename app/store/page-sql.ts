import type { SortOrder } from '~/domain/page'

/** How a list is sorted, in words of SQL. */
export interface PageSort {
  readonly expression: string
  /** True where an index has the expression `desc nulls last` with the key behind it. */
  readonly indexed: boolean
  readonly nullable: boolean
  readonly order: SortOrder
}

/** A page of keys: filtered, sorted (missing values last, ties by key), cut. */
export interface PageSelection {
  /** Table with alias, and joins if the sort needs some. */
  readonly from: string
  readonly key: string
  readonly conditions: readonly string[]
  readonly sort: PageSort
  /** Parameter texts such as `$1`. */
  readonly limit: string
  readonly offset: string
}

/**
 * SQL that selects `key` of the rows of a page, in order. It touches only what the index holds, so that rows before the page cost no heap reads.
 * Ascending over a nullable index is read as two runs, known values first, since the index, read backwards, has the missing ones first.
 */
export function pageOfKeys(selection: PageSelection): string {
  const { sort } = selection
  if (sort.order === 'asc' && sort.indexed && sort.nullable) return knownThenMissing(selection)
  const direction = sort.order === 'desc' ? 'desc' : 'asc'
  const nulls = sort.nullable ? ' nulls last' : ''
  // Reading an index backwards turns the key's order too.
  const keyDirection = sort.order === 'asc' && sort.indexed ? 'desc' : 'asc'
  return `select ${selection.key} as key, ${sort.expression} as sorted from ${selection.from}
    ${where(selection.conditions)}
    order by ${sort.expression} ${direction}${nulls}, ${selection.key} ${keyDirection}
    limit ${selection.limit} offset ${selection.offset}`
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

/** A `where` clause, or nothing. */
export function where(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`
}

/** Counting stops here: a filtered list that is longer prints "more than". */
export const countBound = 50_000

/** SQL that counts rows up to `countBound` + 1. */
export function boundedCount(from: string, conditions: readonly string[]): string {
  return `select count(*)::int as count from (select 1 from ${from} ${where(conditions)} limit ${countBound + 1}) bounded`
}

/** The count as a list prints it. */
export function boundedTotal(count: number): { readonly total: number; readonly totalIsExact: boolean } {
  return { total: Math.min(count, countBound), totalIsExact: count <= countBound }
}
