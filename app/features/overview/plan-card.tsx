import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { Chip } from '~/ui/marks/chip'
import { Icon } from '~/ui/marks/icon'
import { overviewText } from './overview-text'
import * as styles from './plan-card.css'

const { plan } = overviewText

/** Advertises the paid plan of the API. */
export function PlanCard() {
  return (
    <section className={styles.card} aria-labelledby="plan-title">
      <div className={styles.line}>
        <h2 id="plan-title">{plan.title}</h2>
        <Chip kind="new">{plan.name}</Chip>
      </div>
      <ul className={styles.facts}>
        {plan.facts.map((fact) => (
          <li key={fact} className={styles.fact}>
            <Icon name="check" />
            {fact}
          </li>
        ))}
      </ul>
      <div className={styles.line}>
        <p>
          <b className={styles.price}>{plan.price}</b> <span className={styles.per}>{plan.per}</span>
        </p>
        <Link to="/api/docs#plans" className={button({ variant: 'primary' })}>
          {plan.action}
        </Link>
      </div>
    </section>
  )
}
