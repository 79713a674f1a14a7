import { referencePath } from '~/shared/paths/guides'
import type { OperationEntry, ParameterEntry } from '../catalogue'
import { initialValues, requestOf } from '../console/endpoint-request'
import { toCurl } from '../console/snippets'
import { docsText } from '../docs-text'
import type { Block, Inline } from '../guides/prose'
import { parameterFacts } from '../parameter-facts'

/** Describes an endpoint in the form of a guide. `origin` is that of the example request. */
export function endpointProse(
  operation: OperationEntry,
  example: string | undefined,
  origin: string,
): readonly Block[] {
  const { id, path, description, parameters, failures, refreshSeconds, topic } = operation
  const facts = [
    ...(refreshSeconds === undefined ? [] : [`${docsText.refresh(refreshSeconds)}.`]),
    ...(topic === undefined ? [] : [`${docsText.changesIn(topic)}.`]),
  ]
  return [
    { kind: 'code', language: 'http', code: `GET ${path}` },
    paragraph([description, ...facts].join(' ')),
    {
      kind: 'paragraph',
      parts: [{ kind: 'link', to: `${referencePath}#${id}`, parts: [docsText.tryIt] }],
    },
    heading('parameters', docsText.parameters),
    parameters.length === 0 ? paragraph(docsText.noParameters) : parameterTable(parameters),
    heading('request', docsText.exampleRequest),
    { kind: 'code', language: 'sh', code: toCurl(requestOf(operation, initialValues(operation), origin)) },
    ...(example === undefined
      ? []
      : [
          heading('response', docsText.exampleAnswer),
          { kind: 'code', language: 'json', code: indented(example) } as const,
        ]),
    heading('errors', docsText.whenItFails),
    {
      kind: 'list',
      items: failures.map(({ status, meaning }) => [`${status}: `, ...inline(meaning)]),
    },
  ]
}

function indented(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2)
}

function heading(id: string, title: string): Block {
  return { kind: 'heading', id, parts: [title] }
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', parts: inline(text) }
}

/** Converts a sentence of the API description. Words in backticks become code. */
function inline(text: string): readonly Inline[] {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : { kind: 'code', text: part }))
}

function parameterTable(parameters: readonly ParameterEntry[]): Block {
  return {
    kind: 'table',
    head: [[docsText.parameter], [docsText.meaning]],
    rows: parameters.map((parameter) => [
      [{ kind: 'code', text: parameter.name }, parameter.required ? ` ${docsText.required}` : ''],
      inline(
        [parameter.description, parameterFacts(parameter), choicesOf(parameter)].filter(Boolean).join(' '),
      ),
    ]),
  }
}

function choicesOf({ kind, options }: ParameterEntry): string {
  return kind === 'choice' ? docsText.choices(options.map((option) => `\`${option}\``).join(', ')) : ''
}
