import { useCallback, useMemo } from 'react'
import {
  type AlertRule,
  type AlertRuleDraft,
  mostRules,
  parseRules,
  withRule,
} from '~/domain/alert/alert-rule'
import { rulesKey } from '~/shared/alerts/rules-key'
import { readDeviceText, useDeviceText, writeDeviceText } from '~/ui/hooks/device-text'
import { useClock } from '~/ui/marks/now'

/** Reason why a rule was not stored. */
export type StoreFault = 'full' | 'blocked'

/** Returns the rules of this device, newest first, and functions that change them. */
export function useAlertRules() {
  const [text] = useDeviceText(rulesKey)
  const clock = useClock()
  const rules = useMemo(() => parseRules(text), [text])
  /** Stores a rule. Returns why it could not be stored, or `undefined`. */
  const add = useCallback(
    (draft: AlertRuleDraft): StoreFault | undefined => {
      const stored = parseRules(readDeviceText(rulesKey))
      if (stored.length >= mostRules) return 'full'
      const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
      const next = store(withRule(stored, { id, createdAt: clock(), ...draft }))
      return next === null || readDeviceText(rulesKey) !== next ? 'blocked' : undefined
    },
    [clock],
  )
  const remove = useCallback((id: string) => {
    store(parseRules(readDeviceText(rulesKey)).filter((rule) => rule.id !== id))
  }, [])
  return { rules, add, remove }
}

/** Stores the rules. Without rules nothing is stored, so pages load no code for alerts. */
function store(rules: readonly AlertRule[]): string | null {
  const text = rules.length === 0 ? null : JSON.stringify(rules)
  writeDeviceText(rulesKey, text)
  return text
}
