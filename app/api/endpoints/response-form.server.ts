import { z } from 'zod'
import { createNumberWriter } from '~/contracts/schema/exact-numbers'
import {
  hasRows,
  type NumberForm,
  type ResponseFormat,
  type ResponseTable,
  responseFormats,
  timeColumns,
  usualColumns,
} from '~/contracts/schema/format'
import { type FormContract, responseFormRequest } from '~/contracts/schema/response-form'
import { requireAccepted } from '../request/accept.server'
import { createRequestParser, invalidParameters } from '../request/parse-request.server'
import { placeOf, type Rendered, render } from '../response/render.server'

/** Form in which a client wants a response. */
export interface ResponseForm {
  readonly format: ResponseFormat
  readonly numbers: NumberForm
  /** Whether a table begins with a byte order mark. */
  readonly hasMark: boolean
  /** Selected fields in the order of the output; `undefined`: all fields. */
  readonly fields: readonly string[] | undefined
  /** Only rows that changed after this revision are returned. */
  readonly since: bigint | undefined
}

/**
 * Creates a function that parses the form of responses for one contract. The function throws a problem for an
 * unsupported form. The parameter `format` takes precedence over the `Accept` header.
 */
export function createFormParser(
  contract: FormContract,
): (query: URLSearchParams, accept: string | null) => ResponseForm {
  const parse = createRequestParser(responseFormRequest(contract))
  const offered = hasRows(contract) ? responseFormats : (['json'] as const)
  return (query, accept) => {
    const { format, fields, numbers, bom, since } = parse(query, {})
    const wanted = format ?? requireAccepted(accept, offered)
    // A table cannot contain `resync`, so the client would not notice that changes are missing.
    if (since !== undefined && wanted !== 'json')
      throw invalidParameters([{ parameter: 'since', message: 'is only available as JSON' }])
    return { format: wanted, fields, numbers, hasMark: wanted === 'csv' && bom === '1', since }
  }
}

/**
 * Maximum number of response forms that are cached per result. Any further form is rendered again for every
 * request.
 */
const mostForms = 8

export interface Renderer<Domain> {
  /**
   * Renders each result only once per form. This works because the query cache returns the same object until
   * its data changes.
   */
  renderResult(result: Domain, form: ResponseForm): Rendered
  /** Renders an object that already has the format of the API. The output is not cached. */
  renderWire(wire: object, form: ResponseForm): Rendered
}

/** Creates the renderer for responses of one contract. */
export function createRenderer<Domain extends object, Wire extends object>(contract: {
  readonly answer: z.ZodType
  readonly table?: ResponseTable<Wire> | undefined
  readonly toWire: (result: Domain) => Wire
}): Renderer<Domain> {
  const renderWire = createWriter(contract.answer)
  const renderTable = contract.table && createTableWriter(contract.table)
  const renderForm = (wire: Wire, form: ResponseForm) => {
    const whole = () => renderWire(wire, form)
    return renderTable === undefined || form.format === 'json' ? whole() : renderTable(wire, form, whole)
  }
  const rendered = new WeakMap<Domain, Map<string, Rendered>>()
  const renderResult = (result: Domain, form: ResponseForm) => {
    const forms = rendered.get(result) ?? new Map<string, Rendered>()
    rendered.set(result, forms)
    const name = [form.format, form.numbers, form.hasMark, ...(form.fields ?? ['*'])].join()
    const known = forms.get(name)
    if (known !== undefined) return known
    const made = renderForm(contract.toWire(result), form)
    if (forms.size < mostForms) forms.set(name, made)
    return made
  }
  return { renderResult, renderWire }
}

/**
 * Creates a function that writes the rows of a table. If the field with the nested list is not selected, the
 * table has one row per entry of the outer list.
 */
function createTableWriter<Wire extends object>({ row, rowsOf, unfolds }: ResponseTable<Wire>) {
  const renderRows = createWriter(z.array(row))
  return (wire: Wire, form: ResponseForm, asItIs: () => Rendered): Rendered => {
    if (form.fields !== undefined && !form.fields.includes(unfolds?.field ?? '')) return asItIs()
    const fields = form.fields?.flatMap((field) => (field === unfolds?.field ? unfolds.columns : [field]))
    return { ...renderRows(rowsOf(wire), { ...form, fields }), list: placeOf(wire) }
  }
}

/** Creates a function that writes objects of one schema. */
function createWriter(schema: z.ZodType): (wire: object, form: ResponseForm) => Rendered {
  const fieldsOfRows = { columns: usualColumns(schema), times: timeColumns(schema) }
  const writeNumbers = createNumberWriter(schema)
  return (wire, { numbers, fields, ...form }) =>
    render(numbers === 'string' ? writeNumbers(wire) : wire, form, fieldsOfRows, fields)
}
