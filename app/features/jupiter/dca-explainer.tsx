import { useId } from 'react'
import { card } from '~/ui/panel/card.css'
import * as styles from './jupiter.css'
import { jupiterText } from './jupiter-text'

/** Text that explains DCA to visitors and search engines. */
export function DcaExplainer() {
  const id = useId()
  return (
    <section className={card} aria-labelledby={id}>
      <div className={styles.explain}>
        <div className={styles.prose}>
          <h2 id={id}>{jupiterText.explainTitle}</h2>
          {jupiterText.explain.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl>
          {jupiterText.explainTerms.map(({ term, meaning }) => (
            <div key={term} className={styles.term}>
              <dt className={styles.meaning}>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
