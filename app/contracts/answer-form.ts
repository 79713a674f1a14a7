import { z } from 'zod'
import type { EndpointContract } from './endpoint'
import {
  type AnswerFormat,
  answerFormats,
  hasRows,
  listColumns,
  type NumberForm,
  numberForms,
} from './format'
import { oneOf } from './parameters'

/** How an answer is to be written. */
export interface AnswerFormRequest {
  /** Undefined = as `Accept` says. */
  readonly format?: AnswerFormat | undefined
  /** Undefined = all of them. */
  readonly fields?: readonly string[] | undefined
  readonly numbers: NumberForm
  /** Whether a table begins with a byte order mark. */
  readonly bom?: '0' | '1' | undefined
  /** Only what has changed since this revision; undefined = the list itself. */
  readonly since?: bigint | undefined
}

const numbersParameter = oneOf(numberForms)
  .default('number')
  .describe(
    'With `string`, whatever a schema calls `number` comes as a text like `-12.5`, of the pattern `^-?\\d+(\\.\\d+)?$`: amounts with all their digits, nothing with an exponent. What it calls `integer` stays a number, and null stays null.',
  )

/** What of a contract says in which forms its answers can be had. */
export type FormContract = Pick<EndpointContract<never, never, unknown>, 'answer' | 'changes'> & {
  readonly table?: unknown
}

/** Parameters that every endpoint takes beside its own, whatever it answers. Only what has rows has tables, and only lists have fields to choose. */
export function answerFormRequest(contract: FormContract): z.ZodType<AnswerFormRequest> {
  const { answer, changes } = contract
  if (!hasRows(contract)) return z.object({ numbers: numbersParameter })
  const format = oneOf(answerFormats).optional()
  const columns = listColumns(answer)
  if (columns === undefined)
    return z.object({
      format: format.describe('With `csv` or `ndjson` only its rows come; goes before `Accept`.'),
      numbers: numbersParameter,
      bom: bomParameter,
    })
  const list = z.object({
    format: format.describe('The form of the list; goes before `Accept`.'),
    fields: fieldsParameter(columns).optional(),
    numbers: numbersParameter,
    bom: bomParameter,
  })
  return changes === undefined ? list : list.extend({ since: sinceParameter.optional() })
}

const bomParameter = oneOf(['0', '1'])
  .default('0')
  .describe(
    'With `1`, CSV begins with a byte order mark (U+FEFF), by which Excel recognises UTF-8. Programs do better without it: most of them read it as a part of the first column’s name.',
  )

const sinceParameter = z
  .string()
  .regex(/^\d{1,18}$/, 'must be a revision: X-Data-Revision of an earlier answer')
  .transform(BigInt)
  .meta({
    description:
      'A revision, from `X-Data-Revision` or `revision` of an earlier answer: only the rows that changed since then, whatever else is asked for, and neither filtered nor sorted. `resync` says that the list is to be read anew, so the answer is JSON.',
    example: '1234',
  })

/** Names of fields, comma-separated; rows have them in this order. A name that is given twice counts once. */
function fieldsParameter(columns: readonly string[]) {
  return z
    .string()
    .transform((text, context) => {
      const wanted = [...new Set(text.split(','))]
      if (wanted.every((column) => columns.includes(column))) return wanted
      context.addIssue({ code: 'custom', message: `must be a comma list of: ${columns.join(', ')}` })
      return z.NEVER
    })
    .meta({
      type: 'array',
      items: { type: 'string', enum: columns },
      description:
        'Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.',
      example: columns.slice(0, 2),
    })
}
