import { Card } from '~/ui/panel/card'
import type { OperationEntry } from '../catalogue'
import { BacktickText } from '../code/backtick-text'
import { docsText } from '../docs-text'
import type { CallResult } from './console-state'
import * as styles from './response-panel.css'

/** Lists selected headers of the last response. */
export function ResponseHeaders({ result }: { readonly result: CallResult | undefined }) {
  if (result === undefined || result.headers.length === 0) return null
  return <Facts title={docsText.headers} facts={result.headers} />
}

/** Lists the possible failures of the endpoint whose card is open. */
export function PossibleFailures({ operation }: { readonly operation: OperationEntry }) {
  const facts = operation.failures.map(({ status, meaning }) => [String(status), meaning] as const)
  return <Facts title={docsText.whenItFails} facts={facts} />
}

interface FactsProps {
  readonly title: string
  readonly facts: readonly (readonly [name: string, value: string])[]
}

function Facts({ title, facts }: FactsProps) {
  return (
    <Card title={title}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.factName}>{name}</dt>
            <dd className={styles.factValue}>
              <BacktickText text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
