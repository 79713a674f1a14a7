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

/** Parameters for the form of a response. */
export interface AnswerFormRequest {
  /** Format of the response; `undefined`: as in `Accept`. */
  readonly format?: AnswerFormat | undefined
  /** Selected fields; `undefined`: all fields. */
  readonly fields?: readonly string[] | undefined
  readonly numbers: NumberForm
  /** Whether a table begins with a byte order mark. */
  readonly bom?: '0' | '1' | undefined
  /** Include only rows that changed since this revision; `undefined`: the whole list. */
  readonly since?: bigint | undefined
}

const numbersParameter = oneOf(numberForms)
  .default('number')
  .describe(
    'With `string`, whatever a schema calls `number` comes as a text like `-12.5`, of the pattern `^-?\\d+(\\.\\d+)?$`: amounts with all their digits, nothing with an exponent. What it calls `integer` stays a number, and null stays null.',
  )

/** Parts of a contract that determine the available forms of its responses. */
export type FormContract = Pick<EndpointContract<never, never, unknown>, 'answer' | 'changes'> & {
  readonly table?: unknown
}

/**
 * Returns the schema of the parameters that every endpoint accepts in addition to its own. Only responses
 * with rows have tables, and only lists have selectable fields.
 */
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

/**
 * Creates a parameter for comma-separated field names. Rows contain the fields in this order. Duplicates are
 * removed.
 */
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
