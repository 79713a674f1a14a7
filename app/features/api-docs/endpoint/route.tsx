import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageContextOf } from '~/context.server'
import { MessageCard } from '~/shared/page/message-card'
import { pageMeta } from '~/shared/page/root-data'
import { useSite } from '~/shared/page/site'
import { referencePath } from '~/shared/paths/guides'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import type { OperationEntry } from '../catalogue'
import { DocsPage } from '../docs-page'
import { docsText } from '../docs-text'
import { ProseView } from '../guides/prose-view'
import { catalogueOf } from '../read-catalogue.server'
import { endpointProse } from './endpoint-prose'

export function loader({ params, context }: LoaderFunctionArgs) {
  const { operations, examples } = catalogueOf(pageContextOf(context).site)
  const operation = operations.find(({ id }) => id === params.operation) ?? null
  const example = operation === null ? undefined : examples.get(operation.id)
  return data({ operation, example }, { status: operation === null ? 404 : 200 })
}

export const headers = () => ({ 'Cache-Control': 'public, max-age=300' })

export const meta: MetaFunction<typeof loader> = (args) => {
  const operation = args.data?.operation
  if (!operation) return pageMeta(args, { title: docsText.unknownEndpoint, unlisted: true })
  return pageMeta(args, { title: `${titleOf(operation)} · API`, description: operation.description })
}

/** Returns the summary without the full stop at its end. */
function titleOf({ summary }: OperationEntry): string {
  return summary.replace(/\.$/, '')
}

export default function Endpoint() {
  const { operation, example } = useLoaderData<typeof loader>()
  const origin = useSite()?.publicUrl ?? ''
  if (operation === null) {
    return (
      <MessageCard title={docsText.unknownEndpoint} line={docsText.unknownLine}>
        <Link to={referencePath} className={button({})}>
          {docsText.title}
        </Link>
      </MessageCard>
    )
  }
  return (
    <DocsPage title={titleOf(operation)} current={undefined}>
      <ProseView blocks={endpointProse(operation, example, origin)} />
    </DocsPage>
  )
}
