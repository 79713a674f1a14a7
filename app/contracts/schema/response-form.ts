import { z } from 'zod'
import type { EndpointContract } from './endpoint'
import {
  hasRows,
  listColumns,
  type NumberForm,
  numberForms,
  type ResponseFormat,
  responseFormats,
} from './format'
import { oneOf } from './parameters'

/** Parameters that determine the form of a response. */
export interface ResponseFormRequest {
  /** Format of the response; `undefined`: the `Accept` header determines the format. */
  readonly format?: ResponseFormat | undefined
  /** Names of the selected fields; `undefined`: all fields. */
  readonly fields?: readonly string[] | undefined
  readonly numbers: NumberForm
  /** Whether a table begins with a byte order mark. */
  readonly bom?: '0' | '1' | undefined
  /** Only rows that changed after this revision are returned; `undefined`: the whole list. */
  readonly since?: bigint | undefined
}

const numbersParameter = oneOf(numberForms)
  .default('number')
  .describe(
    'With `string`, each field of type `number` is returned as a string such as `-12.5` (pattern `^-?\\d+(\\.\\d+)?$`): amounts with all digits, never an exponent. Fields of type `integer` stay numbers, and null stays null.',
  )

/** Properties of a contract that determine the available forms of its responses. */
export type FormContract = Pick<EndpointContract<never, never, unknown>, 'answer' | 'changes'> & {
  readonly table?: unknown
}

/**
 * Returns the schema of the parameters that an endpoint accepts in addition to the parameters of its
 * contract. Only responses with rows have tables, and only lists have selectable fields.
 */
export function responseFormRequest(contract: FormContract): z.ZodType<ResponseFormRequest> {
  const { answer, changes } = contract
  if (!hasRows(contract)) return z.object({ numbers: numbersParameter })
  const format = oneOf(responseFormats).optional()
  const columns = listColumns(answer)
  if (columns === undefined)
    return z.object({
      format: format.describe(
        'With `csv` and `ndjson`, only the rows are returned. Takes precedence over `Accept`.',
      ),
      numbers: numbersParameter,
      bom: bomParameter,
    })
  const list = z.object({
    format: format.describe('Format of the list; takes precedence over `Accept`.'),
    fields: fieldsParameter(columns).optional(),
    numbers: numbersParameter,
    bom: bomParameter,
  })
  return changes === undefined ? list : list.extend({ since: sinceParameter.optional() })
}

const bomParameter = oneOf(['0', '1'])
  .default('0')
  .describe(
    'With `1`, CSV starts with a byte order mark (U+FEFF), which Excel needs to recognise UTF-8. Omit it for programs: most read it as part of the first column’s name.',
  )

const sinceParameter = z
  .string()
  .regex(/^\d{1,18}$/, 'must be a revision: X-Data-Revision of an earlier response')
  .transform(BigInt)
  .meta({
    description:
      'A revision, from `X-Data-Revision` or `revision` of an earlier response. Returns only the rows that changed since then, unfiltered and unsorted; other parameters are ignored. If `resync` is true, reload the whole list; the response is then always JSON.',
    example: '1234',
  })

/**
 * Creates a parameter for comma-separated field names. The rows contain the fields in the order of the
 * parameter. Duplicates are removed.
 */
function fieldsParameter(columns: readonly string[]) {
  return z
    .string()
    .transform((text, context) => {
      const wanted = [...new Set(text.split(','))]
      if (wanted.every((column) => columns.includes(column))) return wanted
      context.addIssue({
        code: 'custom',
        message: `must be a comma-separated list of: ${columns.join(', ')}`,
      })
      return z.NEVER
    })
    .meta({
      type: 'array',
      items: { type: 'string', enum: columns },
      description:
        'Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.',
      example: columns.slice(0, 2),
    })
}
