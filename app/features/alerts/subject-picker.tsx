import { useId, useState } from 'react'
import { tokenName } from '~/shared/alerts/alert-events'
import { useFavourites } from '~/shared/saved-items/use-saved-items'
import { TokenSelector } from '~/shared/tokens/token-selector'
import { button } from '~/ui/controls/button-class'
import * as fields from '~/ui/controls/field.css'
import { Icon } from '~/ui/marks/icon'
import { type AlertOption, optionValue } from './alert-option'
import * as styles from './alerts.css'
import { alertsPageText as text } from './alerts-page-text'
import { subjectName } from './rule-words'

interface SubjectPickerProps {
  readonly kind: 'trade' | 'price' | 'funding'
  /** `null`: nothing is chosen. For trades that means everything. */
  readonly value: AlertOption | null
  readonly options: readonly AlertOption[]
  readonly onChange: (option: AlertOption | null) => void
}

/** Choice of a token or market: the starred tokens, the markets of all venues, or any other token by a search. */
export function SubjectPicker({ kind, value, options, onChange }: SubjectPickerProps) {
  const id = useId()
  const [found, setFound] = useState<readonly AlertOption[]>([])
  const starred = useStarredTokens()
  const tokens = kind === 'funding' ? [] : unique([...options, ...found, ...starred], 'token')
  const markets = unique(options, 'market')
  const all = [...tokens, ...markets]
  return (
    <div className={styles.labelled}>
      <label htmlFor={id} className={styles.label}>
        {text.subject[kind]}
      </label>
      <div className={styles.subjectField}>
        <span className={fields.selectFrame}>
          <select
            id={id}
            className={fields.select}
            value={value === null ? '' : optionValue(value)}
            onChange={(event) =>
              onChange(all.find((option) => optionValue(option) === event.target.value) ?? null)
            }
          >
            <option value="">{kind === 'trade' ? text.every : text.choose}</option>
            <Options label={text.tokens} options={tokens} />
            <Options label={text.markets} options={markets} />
          </select>
          <Icon name="down" size={12} />
        </span>
        {kind === 'funding' ? null : (
          <TokenSelector
            button={(opens) => (
              <button {...opens} className={button({ size: 'medium' })}>
                {text.otherToken}
              </button>
            )}
            onSelect={({ tokenMint, symbol, verified, price }) => {
              const name = tokenName(tokenMint, symbol, verified)
              const option = {
                kind: 'token',
                key: tokenMint,
                name,
                venue: null,
                priceUsd: price,
                hourlyPercent: null,
              } as const
              setFound((before) => [option, ...before])
              onChange(option)
            }}
          />
        )}
      </div>
    </div>
  )
}

function Options({ label, options }: { readonly label: string; readonly options: readonly AlertOption[] }) {
  if (options.length === 0) return null
  return (
    <optgroup label={label}>
      {options.map((option) => (
        <option key={option.key} value={optionValue(option)}>
          {subjectName(option)}
        </option>
      ))}
    </optgroup>
  )
}

/** Returns the starred tokens of this device. Their prices are unknown here. */
function useStarredTokens(): readonly AlertOption[] {
  return useFavourites().items.flatMap(({ kind, key, symbol, verified }) =>
    kind === 'token'
      ? [
          {
            kind,
            key,
            name: tokenName(key, symbol, verified),
            venue: null,
            priceUsd: null,
            hourlyPercent: null,
          },
        ]
      : [],
  )
}

function unique(options: readonly AlertOption[], kind: AlertOption['kind']): readonly AlertOption[] {
  const byKey = new Map<string, AlertOption>()
  for (const option of options)
    if (option.kind === kind && !byKey.has(option.key)) byKey.set(option.key, option)
  return [...byKey.values()]
}
