import type { z } from 'zod'
import { answerFormRequest } from '~/contracts/answer-form'
import { createNumberWriter } from '~/contracts/exact-numbers'
import { type AnswerFormat, answerFormats, listColumns, type NumberForm } from '~/contracts/format'
import { requireAccepted } from './accept.server'
import { createRequestParser } from './parse-request.server'
import { type Rendered, render } from './render.server'

/** How a client wants an answer written. */
export interface AnswerForm {
  readonly format: AnswerFormat
  readonly numbers: NumberForm
  /** Undefined = all of them. */
  readonly fields: readonly string[] | undefined
}

/** Reads the form of answers to one contract; throws the problem of one that can't be had. `?format=` goes before `Accept`. */
export function createFormParser(
  answer: z.ZodType,
): (query: URLSearchParams, accept: string | null) => AnswerForm {
  const parse = createRequestParser(answerFormRequest(answer))
  const isList = listColumns(answer) !== undefined
  return (query, accept) => {
    const { format, fields, numbers } = parse(query, {})
    return { format: format ?? requireAccepted(accept, isList ? answerFormats : ['json']), fields, numbers }
  }
}

/** Forms of one answer that are kept; whoever asks for one more has it written anew. */
const mostForms = 8

/** Writes answers of one contract, each in each of its forms once: queries hand the same object to everybody until its data changes. */
export function createRenderer<Domain extends object>(contract: {
  readonly answer: z.ZodType
  readonly toWire: (answer: Domain) => object
}): (answer: Domain, form: AnswerForm) => Rendered {
  const columns = listColumns(contract.answer)
  const writeNumbers = createNumberWriter(contract.answer)
  const rendered = new WeakMap<Domain, Map<string, Rendered>>()
  return (answer, form) => {
    const forms = rendered.get(answer) ?? new Map<string, Rendered>()
    rendered.set(answer, forms)
    const name = [form.format, form.numbers, ...(form.fields ?? ['*'])].join()
    const known = forms.get(name)
    if (known !== undefined) return known
    const wire = contract.toWire(answer)
    const made = render(
      form.numbers === 'string' ? writeNumbers(wire) : wire,
      form.format,
      columns,
      form.fields,
    )
    if (forms.size < mostForms) forms.set(name, made)
    return made
  }
}
