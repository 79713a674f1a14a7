import { useRef, useState } from 'react'
import { type AlertRule, mostRules } from '~/domain/alert/alert-rule'
import { formatCount } from '~/domain/format/format'
import { Button } from '~/ui/controls/button'
import { Card } from '~/ui/panel/card'
import { PanelState } from '~/ui/panel/panel-state'
import { tone, visuallyHidden } from '~/ui/theme/text-style.css'
import * as styles from './alerts.css'
import { alertsPageText as text } from './alerts-page-text'
import { ruleWords } from './rule-words'

interface RuleListProps {
  readonly rules: readonly AlertRule[]
  readonly onRemove: (id: string) => void
}

/** The rules of this device, newest first. */
export function RuleList({ rules, onRemove }: RuleListProps) {
  const list = useRef<HTMLDivElement>(null)
  const [isDeleted, setDeleted] = useState(false)
  return (
    <Card
      title={text.rules}
      actions={
        <span className={tone.muted}>{text.count(formatCount(rules.length), formatCount(mostRules))}</span>
      }
    >
      <p className={visuallyHidden} role="status">
        {isDeleted ? text.deleted : ''}
      </p>
      {/* The focus moves here when the button that had it disappears. */}
      <div ref={list} tabIndex={-1} className={styles.list}>
        {rules.length === 0 ? (
          <PanelState kind="empty" title={text.noRules} reason={text.noRulesLine} />
        ) : (
          <ul aria-label={text.rules}>
            {rules.map((rule) => (
              <Rule
                key={rule.id}
                rule={rule}
                onRemove={() => {
                  onRemove(rule.id)
                  setDeleted(true)
                  list.current?.focus()
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

function Rule({ rule, onRemove }: { readonly rule: AlertRule; readonly onRemove: () => void }) {
  const { about, condition } = ruleWords(rule)
  return (
    <li className={styles.item}>
      <span>
        <span className={styles.itemTitle}>{condition}</span>
        <bdi className={styles.itemDetail}>{about}</bdi>
      </span>
      <Button
        variant="ghost"
        size="small"
        aria-label={text.removeRule(`${condition}, ${about}`)}
        onClick={onRemove}
      >
        {text.remove}
      </Button>
    </li>
  )
}
