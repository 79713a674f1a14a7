import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react'
import * as styles from '~/components/about/about.css'
import { aboutText as text } from '~/components/about/about-text'
import { AboutWords } from '~/components/about/about-words'
import { ClaimsCard, SourcesCard } from '~/components/about/claims-card'
import { BountyCard, ContactCard } from '~/components/about/contact-cards'
import { FeedsCard } from '~/components/about/feeds-card'
import { isFailedLoad, loadOrKeep } from '~/components/live/load-or-keep'
import { useLastGood } from '~/components/live/use-last-good'
import { FailedPage } from '~/components/shell/failed-page'
import { pageMeta } from '~/components/shell/root-data'
import { useSite } from '~/components/shell/site'
import { pageContextOf } from '~/context.server'
import { readAbout } from './read-about.server'

export async function loader({ context }: LoaderFunctionArgs) {
  const services = pageContextOf(context)
  return { ...(await readAbout(services)), productName: services.site.productName }
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOrKeep(() => serverLoader<typeof loader>())

export const headers = () => ({ 'Cache-Control': 'public, max-age=5' })

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: text.title,
    ...(args.data && !isFailedLoad(args.data) && { description: text.describes(args.data.productName) }),
  })

/** About page: who operates the site, what the site claims, and which of the claims are measured. */
export default function About() {
  const result = useLastGood(useLoaderData<typeof clientLoader>())
  const site = useSite()
  if (result === undefined) return <FailedPage />
  const { metas, measured, answeredAt } = result
  return (
    <div className={styles.layout}>
      <div className={styles.column}>
        {site === undefined ? <h1>{text.title}</h1> : <AboutWords site={site} />}
        <FeedsCard metas={metas} answeredAt={answeredAt} />
        {site === undefined ? null : (
          <>
            <ContactCard operator={site.operator} />
            <BountyCard operator={site.operator} />
          </>
        )}
      </div>
      <div className={styles.column}>
        <ClaimsCard measured={measured} />
        <SourcesCard />
      </div>
    </div>
  )
}
