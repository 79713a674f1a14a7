import type { Site } from '~/shared/page/site'
import { Link } from '~/ui/controls/link'
import * as styles from './about.css'
import { aboutText as text } from './about-text'

/** Describes the product and how the operator funds it. */
export function AboutWords({ site }: { readonly site: Site }) {
  const { productName, operator } = site
  return (
    <section className={styles.prose}>
      <h1>{text.title}</h1>
      <p className={styles.lead}>
        <b>{text.lead(productName)}</b>
        {text.leadGoesOn}
      </p>
      <p>{text.open}</p>
      <p>{text.earns(productName, operator.outside.referrerFeeBps)}</p>
      <p>
        <Link to="/methodology" className={styles.link}>
          {text.methods}
        </Link>
      </p>
    </section>
  )
}
