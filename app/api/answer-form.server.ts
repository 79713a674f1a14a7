import { z } from 'zod'
import { answerFormRequest, type FormContract } from '~/contracts/answer-form'
import { createNumberWriter } from '~/contracts/exact-numbers'
import {
  type AnswerFormat,
  type AnswerTable,
  answerFormats,
  hasRows,
  listColumns,
  type NumberForm,
  timeColumns,
} from '~/contracts/format'
import { requireAccepted } from './accept.server'
import { createRequestParser, invalidParameters } from './parse-request.server'
import { placeOf, type Rendered, render } from './render.server'

/** How a client wants an answer written. */
export interface AnswerForm {
  readonly format: AnswerFormat
  readonly numbers: NumberForm
  /** Whether a table begins with a byte order mark. */
  readonly hasMark: boolean
  /** Undefined = all of them; else in this order. */
  readonly fields: readonly string[] | undefined
  /** Only what has changed since this revision. */
  readonly since: bigint | undefined
}

/** Reads the form of answers to one contract; throws the problem of one that can't be had. `?format=` goes before `Accept`. */
export function createFormParser(
  contract: FormContract,
): (query: URLSearchParams, accept: string | null) => AnswerForm {
  const parse = createRequestParser(answerFormRequest(contract))
  const offered = hasRows(contract) ? answerFormats : (['json'] as const)
  return (query, accept) => {
    const { format, fields, numbers, bom, since } = parse(query, {})
    const wanted = format ?? requireAccepted(accept, offered)
    // Rows alone can't say that too much has changed to tell, and whoever goes on from there would miss it all.
    if (since !== undefined && wanted !== 'json')
      throw invalidParameters([{ parameter: 'since', message: 'is answered as JSON only' }])
    return { format: wanted, fields, numbers, hasMark: wanted === 'csv' && bom === '1', since }
  }
}

/** Forms of one answer that are kept; whoever asks for one more has it written anew. */
const mostForms = 8

export interface Renderer<Domain> {
  /** Each answer in each of its forms once: queries hand the same object to everybody until its data changes. */
  renderAnswer(answer: Domain, form: AnswerForm): Rendered
  /** What is on the wire already, anew each time. */
  renderWire(wire: object, form: AnswerForm): Rendered
}

/** Writes answers of one contract. */
export function createRenderer<Domain extends object, Wire extends object>(contract: {
  readonly answer: z.ZodType
  readonly table?: AnswerTable<Wire> | undefined
  readonly toWire: (answer: Domain) => Wire
}): Renderer<Domain> {
  const renderWire = createWriter(contract.answer)
  const renderTable = contract.table && createTableWriter(contract.table)
  const renderForm = (wire: Wire, form: AnswerForm) => {
    const whole = () => renderWire(wire, form)
    return renderTable === undefined || form.format === 'json' ? whole() : renderTable(wire, form, whole)
  }
  const rendered = new WeakMap<Domain, Map<string, Rendered>>()
  const renderAnswer = (answer: Domain, form: AnswerForm) => {
    const forms = rendered.get(answer) ?? new Map<string, Rendered>()
    rendered.set(answer, forms)
    const name = [form.format, form.numbers, form.hasMark, ...(form.fields ?? ['*'])].join()
    const known = forms.get(name)
    if (known !== undefined) return known
    const made = renderForm(contract.toWire(answer), form)
    if (forms.size < mostForms) forms.set(name, made)
    return made
  }
  return { renderAnswer, renderWire }
}

/** Writes the rows of a table. A list whose rows are not unfolded, since that field was not chosen, is written as it is. */
function createTableWriter<Wire extends object>({ row, rowsOf, unfolds }: AnswerTable<Wire>) {
  const renderRows = createWriter(z.array(row))
  return (wire: Wire, form: AnswerForm, asItIs: () => Rendered): Rendered => {
    if (form.fields !== undefined && !form.fields.includes(unfolds?.field ?? '')) return asItIs()
    const fields = form.fields?.flatMap((field) => (field === unfolds?.field ? unfolds.columns : [field]))
    return { ...renderRows(rowsOf(wire), { ...form, fields }), list: placeOf(wire) }
  }
}

/** Writes what has one schema. */
function createWriter(schema: z.ZodType): (wire: object, form: AnswerForm) => Rendered {
  const fieldsOfRows = { columns: listColumns(schema) ?? [], times: timeColumns(schema) }
  const writeNumbers = createNumberWriter(schema)
  return (wire, { numbers, fields, ...form }) =>
    render(numbers === 'string' ? writeNumbers(wire) : wire, form, fieldsOfRows, fields)
}
