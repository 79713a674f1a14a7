import { useContext } from 'react'
import { IconButton } from '~/ui/controls/button'
import { useOnDemand } from '~/ui/overlay/use-on-demand'
import { listSheetText } from './list-sheet-text'
import * as styles from './list-tools.css'
import { countChosen, type ListTools, ListToolsContext } from './list-tools-context'

const loadSheet = async () => (await import('./list-sheet')).ListSheet

/**
 * Button in the header of a list that opens a sheet with the tools of the list. Only phones show it, because
 * wider screens have the tools in the header and in the heads of the columns. Without JavaScript, the tools are
 * behind a disclosure in place of the button.
 */
export function ListSheetButton(tools: ListTools) {
  const Written = useContext(ListToolsContext)
  const { Opened: ListSheet, open, close } = useOnDemand(loadSheet)
  const count = countChosen(tools)
  return (
    <span className={count === 0 ? styles.place : `${styles.place} ${styles.marked}`}>
      <span data-needs-script="">
        <IconButton
          icon="filter"
          label={listSheetText.opener(tools, count)}
          aria-haspopup="dialog"
          onClick={open}
        />
      </span>
      <noscript>{Written && <Written {...tools} />}</noscript>
      {ListSheet && <ListSheet {...tools} onClose={close} />}
    </span>
  )
}
