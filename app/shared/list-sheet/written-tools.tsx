import { Icon } from '~/ui/marks/icon'
import { listSheetText } from './list-sheet-text'
import { ListToolSet } from './list-tool-set'
import * as styles from './list-tools.css'
import { countChosen, type ListTools } from './list-tools-context'

/** The tools of a list behind a disclosure, for visitors without JavaScript. Only the server renders it. */
export function WrittenTools(tools: ListTools) {
  return (
    <details className={styles.written}>
      <summary aria-label={listSheetText.opener(tools, countChosen(tools))}>
        <Icon name="filter" size={16} />
      </summary>
      <div>
        <ListToolSet {...tools} />
        {tools.actions}
      </div>
    </details>
  )
}
