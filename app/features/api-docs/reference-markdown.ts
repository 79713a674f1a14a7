import type { LoaderArguments } from '~/context/page-loader.server'
import { pageContextOf } from '~/context.server'
import type { OperationEntry, ParameterEntry } from './catalogue'
import { docsText } from './docs-text'
import { catalogueOf } from './read-catalogue.server'
import { groupBySection, sectionTitle } from './sections'

/** Returns the reference of all endpoints as Markdown, for programs that read documentation. */
export function loader({ context }: LoaderArguments) {
  const { site } = pageContextOf(context)
  const { publicUrl, productName } = site
  const sections = groupBySection(catalogueOf(site).operations).flatMap((section) => [
    `## ${sectionTitle(section)}`,
    ...section.operations.map(operationText),
  ])
  const head = `# ${productName}: ${docsText.title}\n\n${docsText.line}. Addresses begin with ${publicUrl}; ${publicUrl}/openapi.json has the schemas.`
  return new Response(`${[head, ...sections].join('\n\n')}\n`, {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  })
}

function operationText({ path, summary, description, parameters }: OperationEntry): string {
  return [`### GET ${path}`, '', summary, '', description, '', ...parameters.map(parameterText)]
    .join('\n')
    .trimEnd()
}

function parameterText(parameter: ParameterEntry): string {
  const { name, required, description, fallback, kind, options } = parameter
  const facts = [
    required ? docsText.required : '',
    kind === 'choice' ? options.join(' | ') : '',
    fallback === undefined || fallback === '' ? '' : `default ${fallback}`,
  ].filter(Boolean)
  return `- \`${name}\`${facts.length === 0 ? '' : ` (${facts.join('; ')})`}: ${description}`
}
