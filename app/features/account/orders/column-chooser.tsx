import { button } from '~/ui/controls/button-class'
import { Icon } from '~/ui/marks/icon'
import { Menu, MenuAction, MenuChoice, MenuLine } from '~/ui/overlay/menu'
import { chooser } from '../account.css'
import { accountText } from '../account-text'
import type { WideColumn, WideKey } from './wide-columns'

interface ColumnChooserProps {
  readonly columns: readonly WideColumn[]
  readonly hidden: readonly WideKey[]
  readonly onToggle: (key: WideKey) => void
  readonly onShowAll: () => void
}

/** Menu in which the visitor chooses the visible columns. The pinned column cannot be hidden. */
export function ColumnChooser({ columns, hidden, onToggle, onShowAll }: ColumnChooserProps) {
  return (
    <span className={chooser}>
      <Menu
        label={accountText.columns}
        button={(opens) => (
          <button {...opens} className={button({ size: 'small' })} data-needs-script="">
            <Icon name="table" />
            {accountText.columns} {columns.length - hidden.length}/{columns.length}
          </button>
        )}
      >
        <MenuAction onSelect={onShowAll}>{accountText.allColumns}</MenuAction>
        <MenuLine />
        {hideable(columns).map(({ key, header }) => (
          <MenuChoice key={key} kind="checkbox" chosen={!hidden.includes(key)} onSelect={() => onToggle(key)}>
            {header}
          </MenuChoice>
        ))}
      </Menu>
    </span>
  )
}

/** The column that identifies a row. The visitor cannot hide it. */
const pinnedKey: WideKey = 'pair'

/** Returns the columns that the visitor may hide. */
export function hideable<Column extends Pick<WideColumn, 'key'>>(
  columns: readonly Column[],
): readonly Column[] {
  return columns.filter(({ key }) => key !== pinnedKey)
}

/** Parses the keys of hidden columns from a string in the device's storage. Unknown keys are ignored. */
export function parseHidden(
  text: string | null,
  columns: readonly Pick<WideColumn, 'key'>[],
): readonly WideKey[] {
  const words = new Set<string>(text?.split(' '))
  return hideable(columns).flatMap(({ key }) => (words.has(key) ? [key] : []))
}

/** Returns the string to store after the visitor hid or showed a column. `null`: no column is hidden. */
export function withColumn(hidden: readonly WideKey[], key: WideKey, hides: boolean): string | null {
  const others = hidden.filter((one) => one !== key)
  const next = hides ? [...others, key] : others
  return next.length === 0 ? null : next.join(' ')
}
