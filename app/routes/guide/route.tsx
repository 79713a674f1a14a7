import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DocsPage } from '~/components/api-docs/docs-page'
import { docsText } from '~/components/api-docs/docs-text'
import { EmbedBuilder } from '~/components/api-docs/embed-builder'
import { guidePath, guides, referencePath } from '~/components/api-docs/guides'
import { ProseView } from '~/components/api-docs/prose-view'
import { MessageCard } from '~/components/shell/message-card'
import { pageMeta } from '~/components/shell/root-data'
import { pageContextOf } from '~/context.server'
import { button } from '~/ui/button-class'
import { Link } from '~/ui/link'
import { readGuide } from './guides.server'

export function loader({ params, context }: LoaderFunctionArgs) {
  const slug = params.guide ?? ''
  const prose = readGuide(slug, pageContextOf(context).site.publicUrl) ?? null
  return data({ slug, prose }, { status: prose === null ? 404 : 200 })
}

export const headers = () => ({ 'Cache-Control': 'public, max-age=300' })

export const meta: MetaFunction<typeof loader> = (args) => {
  const guide = guides.find(({ slug }) => slug === args.data?.slug)
  if (guide === undefined) return pageMeta(args, { title: docsText.unknownGuide, unlisted: true })
  return pageMeta(args, { title: `${guide.title} · API`, description: guide.line })
}

export default function Guide() {
  const { slug, prose } = useLoaderData<typeof loader>()
  if (prose === null) {
    return (
      <MessageCard title={docsText.unknownGuide} line={docsText.unknownLine}>
        <Link to={referencePath} className={button({})}>
          {docsText.title}
        </Link>
      </MessageCard>
    )
  }
  return (
    <DocsPage title={prose.title} current={slug} markdownPath={`${guidePath({ slug })}.md`}>
      {slug === 'embeds' ? <EmbedBuilder /> : null}
      <ProseView blocks={prose.blocks} />
    </DocsPage>
  )
}
