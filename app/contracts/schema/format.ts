import { z } from 'zod'
import { unitOfMilliseconds, unitOfSeconds } from './fields'

/** Formats of lists and of responses that have a table. All other responses are available only as JSON. */
export const responseFormats = ['json', 'csv', 'ndjson'] as const
export type ResponseFormat = (typeof responseFormats)[number]

/** Media type of each format. */
export const mediaTypes: Readonly<Record<ResponseFormat, string>> = {
  json: 'application/json',
  csv: 'text/csv',
  ndjson: 'application/x-ndjson',
}

/** Forms in which decimal numbers are sent: as numbers or as strings. */
export const numberForms = ['number', 'string'] as const
export type NumberForm = (typeof numberForms)[number]

/** Rows of a response in table formats and in JSON lines, if these rows differ from the rows of the list. */
export interface ResponseTable<Wire> {
  readonly row: z.ZodObject
  readonly rowsOf: (wire: Wire) => readonly object[]
  /**
   * For a list: a field of each row that contains a nested list. Each entry of the nested list becomes a row
   * that repeats the other fields.
   */
  readonly unfolds?: Unfolded
}

interface Unfolded {
  readonly field: string
  /** Names of the fields in each entry of the nested list. */
  readonly columns: readonly string[]
}

/** Creates a table. TypeScript checks the rows against the schema of the table. */
export function responseTable<Wire, Row extends z.ZodObject>(
  row: Row,
  rowsOf: (wire: Wire) => readonly z.output<Row>[],
  unfolds?: Unfolded,
): ResponseTable<Wire> {
  return { row, rowsOf, ...(unfolds && { unfolds }) }
}

/** Whether a response is available in every format. */
export function hasRows({
  answer,
  table,
}: {
  readonly answer: z.ZodType
  readonly table?: unknown
}): boolean {
  return table !== undefined || listColumns(answer) !== undefined
}

/**
 * Returns the field names of a list's rows. The order is that of the contract and of table columns. Returns
 * `undefined` if the response is not a list.
 */
export function listColumns(result: z.ZodType): readonly string[] | undefined {
  const fields = fieldsOfRows(result)
  return fields && Object.keys(fields)
}

/** Returns the field names that rows have without a choice of fields. A field that must be chosen is optional. */
export function usualColumns(result: z.ZodType): readonly string[] {
  return Object.entries(fieldsOfRows(result) ?? {}).flatMap(([name, field]) =>
    field instanceof z.ZodOptional ? [] : [name],
  )
}

/** Returns the time fields of a list's rows, each with the number of milliseconds per unit. */
export function timeColumns(result: z.ZodType): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(fieldsOfRows(result) ?? {}).flatMap(([name, field]) => {
      const millis = millisOf.get(String(field.meta()?.['x-unit']))
      return millis === undefined ? [] : [[name, millis]]
    }),
  )
}

const millisOf: ReadonlyMap<string, number> = new Map([
  [unitOfSeconds, 1_000],
  [unitOfMilliseconds, 1],
])

function fieldsOfRows(result: z.ZodType): Readonly<Record<string, z.ZodType>> | undefined {
  return rowOf(result)?.shape
}

/** Returns the schema of a list's rows. Returns `undefined` if the response is not a list. */
export function rowOf(result: z.ZodType): z.ZodObject | undefined {
  const rows = isPaged(result) ? result.shape.content : result
  return rows instanceof z.ZodArray && rows.element instanceof z.ZodObject ? rows.element : undefined
}

/** Whether a response is one page of a list. A list without pages is always complete. */
export function isPaged(result: z.ZodType): result is z.ZodObject<{ content: z.ZodType }> {
  return result instanceof z.ZodObject && 'content' in result.shape
}
