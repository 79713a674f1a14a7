import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageContextOf } from '~/context.server'
import { MessageCard } from '~/shared/page/message-card'
import { pageMeta } from '~/shared/page/root-data'
import { guidePath, guides, referencePath } from '~/shared/paths/guides'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { DocsPage } from '../docs-page'
import { docsText } from '../docs-text'
import { EmbedBuilder } from './embed-builder'
import { readGuide } from './guides.server'
import { ProseView } from './prose-view'

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
