import { z } from 'zod'
import { unitOfMilliseconds, unitOfSeconds } from './fields'

/** Formats of lists and of responses with a table. Other responses are JSON only. */
export const responseFormats = ['json', 'csv', 'ndjson'] as const
export type ResponseFormat = (typeof responseFormats)[number]

/** Media type of each format. */
export const mediaTypes: Readonly<Record<ResponseFormat, string>> = {
  json: 'application/json',
  csv: 'text/csv',
  ndjson: 'application/x-ndjson',
}

/** Formats of decimal numbers. */
export const numberForms = ['number', 'string'] as const
export type NumberForm = (typeof numberForms)[number]

/** Rows of a response as a table and as lines of JSON, if they differ from the rows of its list. */
export interface ResponseTable<Wire> {
  readonly row: z.ZodObject
  readonly rowsOf: (wire: Wire) => readonly object[]
  /**
   * For a list: a field that contains a list. Each of its entries becomes a row that repeats the other
   * fields.
   */
  readonly unfolds?: Unfolded
}

interface Unfolded {
  readonly field: string
  /** Fields of the entries of `field`. */
  readonly columns: readonly string[]
}

/** Creates a table whose rows are type-checked against their schema. */
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
 * Returns the field names of a list's rows, in the order of its contract and of table columns; `undefined`
 * for a response that is not a list.
 */
export function listColumns(result: z.ZodType): readonly string[] | undefined {
  const fields = fieldsOfRows(result)
  return fields && Object.keys(fields)
}

/** Returns the fields of a list's rows that are times, with the milliseconds per unit of each. */
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

/** Returns the schema of a list's rows; `undefined` for a response that is not a list. */
export function rowOf(result: z.ZodType): z.ZodObject | undefined {
  const rows = isPaged(result) ? result.shape.content : result
  return rows instanceof z.ZodArray && rows.element instanceof z.ZodObject ? rows.element : undefined
}

/** Whether a response is a page of a list. Other lists are complete. */
export function isPaged(result: z.ZodType): result is z.ZodObject<{ content: z.ZodType }> {
  return result instanceof z.ZodObject && 'content' in result.shape
}
