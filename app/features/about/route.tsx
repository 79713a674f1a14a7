import { pageLoader } from '~/context/page-loader.server'
import { type MetaArguments, pageMeta, siteOf } from '~/shared/page/root-data'
import { useSite } from '~/shared/page/site'
import { definePage } from '~/shared/page-data/define-page'
import { FailedPage } from '~/shared/page-data/failed-page'
import * as styles from './about.css'
import { aboutText as text } from './about-text'
import { AboutWords } from './about-words'
import { ClaimsCard, SourcesCard } from './claims-card'
import { BountyCard, ContactCard } from './contact-cards'
import { FeedsCard } from './feeds-card'
import { readAbout } from './read-about.server'

const page = definePage<Awaited<ReturnType<typeof readAbout>>>()

export const loader = pageLoader(page, ({ services }) => readAbout(services))

export const clientLoader = page.clientLoader

export const headers = () => ({ 'Cache-Control': 'public, max-age=5' })

export function meta(args: MetaArguments) {
  const site = siteOf(args.matches)
  return pageMeta(args, {
    title: text.title,
    ...(site && { description: text.describes(site.productName) }),
  })
}

/** About page: who operates the site, what the site claims, and which of the claims are measured. */
export default function About() {
  const result = page.useData()
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
