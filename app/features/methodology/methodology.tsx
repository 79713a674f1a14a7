import type { MetricDefinition } from '~/domain/metrics/metric-definition'
import type { MetricGroup } from '~/domain/metrics/metrics'
import { metricGroups } from '~/domain/metrics/metrics'
import { Icon } from '~/ui/marks/icon'
import { Card } from '~/ui/panel/card'
import * as styles from './methodology.css'
import { choices, methodologyText as text } from './methodology-text'

/** Table of contents. */
export function MethodologyContents() {
  return (
    <nav className={styles.contents} aria-label={text.contents}>
      <ul>
        {metricGroups.map((group) => (
          <li key={group.id}>
            <a href={`#${group.id}`} className={styles.group}>
              {group.title}
            </a>
            <ul className={styles.within}>
              {Object.entries(group.metrics).map(([id, { title }]) => (
                <li key={id}>
                  <a href={`#${id}`} className={styles.entryLink}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
        <li>
          <a href={`#${text.choicesId}`} className={styles.group}>
            {text.choices}
          </a>
        </li>
      </ul>
    </nav>
  )
}

/** All metric definitions in groups, followed by the interpretations of ambiguous rules. */
export function MethodologyEntries() {
  return (
    <div className={styles.groups}>
      <p className={styles.intro}>{text.intro}</p>
      {metricGroups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
      <Card title={text.choices} anchor={text.choicesId}>
        {choices.map(({ title, words }) => (
          <section key={title} className={styles.entry}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.words}>{words}</p>
          </section>
        ))}
      </Card>
    </div>
  )
}

function Group({ group: { id, title, metrics } }: { readonly group: MetricGroup }) {
  return (
    <Card title={title} anchor={id}>
      {Object.entries(metrics).map(([metricId, definition]) => (
        <Entry key={metricId} id={metricId} definition={definition} />
      ))}
    </Card>
  )
}

function Entry({ id, definition }: { readonly id: string; readonly definition: MetricDefinition }) {
  const { title, unit, formula, source } = definition
  return (
    <section id={id} className={styles.entry}>
      <h3 className={styles.title}>
        {title}
        <a href={`#${id}`} className={styles.self} aria-label={text.linkTo(title)}>
          <Icon name="link" />
        </a>
      </h3>
      <p className={styles.words}>{formula}</p>
      <dl className={styles.facts}>
        <dt>{text.unit}</dt>
        <dd>{unit}</dd>
        <dt>{text.source}</dt>
        <dd>{source}</dd>
      </dl>
    </section>
  )
}
