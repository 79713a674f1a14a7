import { useLocation, useSearchParams } from '@remix-run/react'
import { useSite } from '~/shared/page/site'
import { guidePath } from '~/shared/paths/guides'
import { button } from '~/ui/controls/button-class'
import { SegmentedLinks } from '~/ui/controls/segmented-links'
import { Chip } from '~/ui/marks/chip'
import { Icon } from '~/ui/marks/icon'
import { assign, hrefWith, readParam } from '~/ui/url/url-param'
import { type Billing, docsParams } from './docs-query'
import { docsText } from './docs-text'
import * as styles from './plan-cards.css'
import { customPricing, mailHref, type PlanOffer, planOffers } from './plan-offers'

/** The four plans with monthly or yearly billing. */
export function PlanCards() {
  const site = useSite()
  const location = useLocation()
  const [params] = useSearchParams()
  const billing = readParam(docsParams.billing, params)
  const offers = planOffers(billing, site?.productName ?? '')
  const saving = Math.max(...offers.map(({ savingPercent }) => savingPercent))
  const segment = (value: Billing, label: string) => ({
    label,
    to: hrefWith(location, assign(docsParams.billing, value)),
    current: value === billing,
  })
  const yearly = `${docsText.yearly}, ${docsText.save(String(saving)).toLowerCase()}`
  return (
    <section aria-labelledby="plans" className={styles.part}>
      <div className={styles.head}>
        <h2 id="plans" tabIndex={-1}>
          {docsText.plans}
        </h2>
        <p className={styles.note}>{docsText.freeNeedsNothing}</p>
        <SegmentedLinks
          label={docsText.billing}
          segments={[segment('monthly', docsText.monthly), segment('yearly', yearly)]}
        />
      </div>
      <div className={styles.plans}>
        {offers.map((offer) => (
          <PlanCard key={offer.name} offer={offer} contactEmail={site?.operator.contactEmail} />
        ))}
      </div>
    </section>
  )
}

interface PlanCardProps {
  readonly offer: PlanOffer
  readonly contactEmail: string | undefined
}

function PlanCard({ offer, contactEmail }: PlanCardProps) {
  const { name, price, per, savingPercent, points, popular, mailSubject, action } = offer
  const href =
    mailSubject === undefined ? guidePath({ slug: 'quick-start' }) : mailHref(contactEmail, mailSubject)
  const noRecipient = mailSubject !== undefined && contactEmail === undefined
  return (
    <article className={popular ? styles.popularPlan : styles.plan}>
      <div className={styles.name}>
        <h3>{name}</h3>
        {savingPercent > 0 ? <Chip kind="good">{docsText.save(String(savingPercent))}</Chip> : null}
        {popular ? <Chip kind="new">{docsText.popular}</Chip> : null}
      </div>
      <p className={price === undefined ? styles.agreed : styles.price}>
        {price ?? customPricing} <small className={styles.per}>{per}</small>
      </p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            <Icon name="check" />
            {point}
          </li>
        ))}
      </ul>
      <a
        href={href}
        className={button({ variant: popular ? 'primary' : 'quiet' })}
        title={noRecipient ? docsText.noContact : undefined}
      >
        {action}
      </a>
    </article>
  )
}
