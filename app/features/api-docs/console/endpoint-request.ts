import type { OperationEntry, ParameterEntry } from '../catalogue'

/** Values of an operation's fields, by parameter name. */
export type FieldValues = Readonly<Record<string, string>>

/** How to parse the body of the response. */
export type ResponseForm = 'json' | 'text' | 'stream'

/** A request to the API, ready to send or to show. */
export interface EndpointRequest {
  /** Absolute URL, including the origin. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly form: ResponseForm
}

/** Returns the initial field values. Required parameters without a default get the example value. */
export function initialValues({ parameters }: OperationEntry): FieldValues {
  return Object.fromEntries(
    parameters.map(({ name, required, fallback, example }) => [
      name,
      fallback ?? (required ? (example ?? '') : ''),
    ]),
  )
}

/** Returns the names of the required fields that are empty. */
export function missingFields({ parameters }: OperationEntry, values: FieldValues): readonly string[] {
  return parameters
    .filter(({ name, required }) => required && filledIn(values, name) === '')
    .map(({ name }) => name)
}

/**
 * Builds the request from the field values. An empty path parameter keeps its placeholder. An empty query
 * parameter is left out.
 */
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

/** Encodes a value for a URL. In a list, commas separate the items, so commas are not encoded. */
function encodeValue(value: string, kind: ParameterEntry['kind']): string {
  const encoded = encodeURIComponent(value)
  return kind === 'list' ? encoded.replaceAll('%2C', ',') : encoded
}

/** Removes all characters except printable ASCII, so that a value cannot add a header line. */
function headerText(value: string): string {
  return value.replaceAll(/[^\x20-\x7e]/g, '')
}

function formOf({ format = 'json' }: FieldValues): ResponseForm {
  return format === 'csv' || format === 'ndjson' ? 'text' : 'json'
}
