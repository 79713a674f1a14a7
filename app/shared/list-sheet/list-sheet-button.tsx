import { useContext } from 'react'
import { IconButton } from '~/ui/controls/button'
import { Icon } from '~/ui/marks/icon'
import { useOnDemand } from '~/ui/overlay/use-on-demand'
import { onlyPhone } from '~/ui/theme/text-style.css'
import { listSheetText } from './list-sheet-text'
import * as styles from './list-tools.css'
import { type ListTools, ListToolsContext } from './list-tools-context'

const loadSheet = async () => (await import('./list-sheet')).ListSheet

/**
 * Button in the header of a list that opens a sheet with the tools of the list. Only phones show it, because
 * wider screens have the tools in the header and in the heads of the columns. Without JavaScript, the tools are
 * behind a disclosure in place of the button.
 */
export function ListSheetButton(tools: ListTools) {
  const Written = useContext(ListToolsContext)
  const { Opened: ListSheet, open, close } = useOnDemand(loadSheet)
  const label = listSheetText.open(tools.of)
  return (
    <span className={onlyPhone}>
      <span data-needs-script="">
        <IconButton icon="filter" label={label} aria-haspopup="dialog" onClick={open} />
      </span>
      <noscript>
        {Written === undefined ? null : (
          <details className={styles.written}>
            <summary aria-label={label}>
              <Icon name="filter" size={16} />
            </summary>
            <div>
              <Written {...tools} />
            </div>
          </details>
        )}
      </noscript>
      {ListSheet === undefined ? null : <ListSheet {...tools} onClose={close} />}
    </span>
  )
}
