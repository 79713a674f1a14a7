import { z } from 'zod'
import { unitOfMilliseconds, unitOfSeconds } from './fields'

/** Forms in which a list, and what has a table, can be had; everything else is JSON only. */
export const answerFormats = ['json', 'csv', 'ndjson'] as const
export type AnswerFormat = (typeof answerFormats)[number]

/** What each form is called in `Accept` and `Content-Type`. */
export const mediaTypes: Readonly<Record<AnswerFormat, string>> = {
  json: 'application/json',
  csv: 'text/csv',
  ndjson: 'application/x-ndjson',
}

/** How decimal numbers are written. */
export const numberForms = ['number', 'string'] as const
export type NumberForm = (typeof numberForms)[number]

/** Rows that an answer has as a table and as lines of JSON where they are not those of a list. */
export interface AnswerTable<Wire> {
  readonly row: z.ZodObject
  readonly rowsOf: (wire: Wire) => readonly object[]
  /** Of a list: the field that is a list itself. Each of its entries makes a row, which repeats the other fields. */
  readonly unfolds?: Unfolded
}

interface Unfolded {
  readonly field: string
  /** What its entries are made of. */
  readonly columns: readonly string[]
}

/** Holds the rows against their schema. */
export function answerTable<Wire, Row extends z.ZodObject>(
  row: Row,
  rowsOf: (wire: Wire) => readonly z.output<Row>[],
  unfolds?: Unfolded,
): AnswerTable<Wire> {
  return { row, rowsOf, ...(unfolds && { unfolds }) }
}

/** Whether an answer can be had in every form. */
export function hasRows({
  answer,
  table,
}: {
  readonly answer: z.ZodType
  readonly table?: unknown
}): boolean {
  return table !== undefined || listColumns(answer) !== undefined
}

/** Names of a list's fields, in the order of its contract, which is that of the columns of a table; undefined for an answer that is no list. */
export function listColumns(answer: z.ZodType): readonly string[] | undefined {
  const fields = fieldsOfRows(answer)
  return fields && Object.keys(fields)
}

/** Of a list's fields those that are times, and how many milliseconds one of each counts. */
export function timeColumns(answer: z.ZodType): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(fieldsOfRows(answer) ?? {}).flatMap(([name, field]) => {
      const millis = millisOf.get(String(field.meta()?.['x-unit']))
      return millis === undefined ? [] : [[name, millis]]
    }),
  )
}

const millisOf: ReadonlyMap<string, number> = new Map([
  [unitOfSeconds, 1_000],
  [unitOfMilliseconds, 1],
])

function fieldsOfRows(answer: z.ZodType): Readonly<Record<string, z.ZodType>> | undefined {
  return rowOf(answer)?.shape
}

/** The schema of a list's rows; undefined for an answer that is no list. */
export function rowOf(answer: z.ZodType): z.ZodObject | undefined {
  const rows = isPaged(answer) ? answer.shape.content : answer
  return rows instanceof z.ZodArray && rows.element instanceof z.ZodObject ? rows.element : undefined
}

/** Whether an answer is one page of a list; other lists are whole. */
export function isPaged(answer: z.ZodType): answer is z.ZodObject<{ content: z.ZodType }> {
  return answer instanceof z.ZodObject && 'content' in answer.shape
}
