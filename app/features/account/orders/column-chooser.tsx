import { button } from '~/ui/controls/button-class'
import { Icon } from '~/ui/marks/icon'
import { Menu, MenuAction, MenuChoice, MenuLine } from '~/ui/overlay/menu'
import { chooser } from '../account.css'
import { accountText } from '../account-text'
import { hideable } from './chosen-columns'
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
