import type { OperationEntry, ParameterEntry } from './catalogue'

/** What stands in the fields of an operation, by parameter. */
export type FieldValues = Readonly<Record<string, string>>

/** What becomes of an answer. */
export type AnswerForm = 'json' | 'text' | 'stream'

/** A request to the API, ready to be sent or shown. */
export interface EndpointRequest {
  /** With the origin. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly form: AnswerForm
}

/** What fields begin with: defaults, and examples where nothing can be asked without. */
export function initialValues({ parameters }: OperationEntry): FieldValues {
  return Object.fromEntries(
    parameters.map(({ name, required, fallback, example }) => [
      name,
      fallback ?? (required ? (example ?? '') : ''),
    ]),
  )
}

/** Names of required fields that are empty. */
export function missingFields({ parameters }: OperationEntry, values: FieldValues): readonly string[] {
  return parameters
    .filter(({ name, required }) => required && filledIn(values, name) === '')
    .map(({ name }) => name)
}

/** The request that the fields make: a part of the path is put in only when it is not empty, an empty parameter is left out (M166). */
export function requestOf(operation: OperationEntry, values: FieldValues, origin: string): EndpointRequest {
  const filled = operation.parameters.filter(({ name }) => filledIn(values, name) !== '')
  const ofKind = (place: ParameterEntry['in']) => filled.filter((parameter) => parameter.in === place)
  const path = ofKind('path').reduce(
    (built, { name }) => built.replace(`{${name}}`, encodeURIComponent(filledIn(values, name))),
    operation.path,
  )
  const query = ofKind('query').map(
    ({ name, kind }) => `${name}=${encodeValue(filledIn(values, name), kind)}`,
  )
  const headers = ofKind('header').map(({ name }) => [name, headerText(filledIn(values, name))])
  return {
    url: origin + path + (query.length === 0 ? '' : `?${query.join('&')}`),
    headers: Object.fromEntries(headers),
    form: operation.streams ? 'stream' : formOf(values),
  }
}

function filledIn(values: FieldValues, name: string): string {
  return (values[name] ?? '').trim()
}

/** Commas part the members of a list, so there they stay as they are. */
function encodeValue(value: string, kind: ParameterEntry['kind']): string {
  const encoded = encodeURIComponent(value)
  return kind === 'list' ? encoded.replaceAll('%2C', ',') : encoded
}

/** A header is one line of plain characters. */
function headerText(value: string): string {
  return value.replaceAll(/[^\x20-\x7e]/g, '')
}

function formOf({ format = 'json' }: FieldValues): AnswerForm {
  return format === 'csv' || format === 'ndjson' ? 'text' : 'json'
}
