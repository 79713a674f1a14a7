import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { SearchResultWire } from '~/contracts/token'
import { searchText } from '~/shared/search/search-text'
import { usePopover } from '~/ui/overlay/use-popover'
import { TokenOptions } from './token-options'
import * as styles from './token-selector.css'

interface TokenSelectorProps {
  /** Renders the button that opens the list of tokens: `(props) => <button {...props} …>`. */
  readonly button: (props: SelectorButtonProps) => ReactNode
  readonly onSelect: (token: SearchResultWire) => void
}

interface SelectorButtonProps {
  readonly type: 'button'
  readonly popovertarget: string
  readonly 'aria-haspopup': 'dialog'
}

/**
 * A button that opens an endless list of tokens with a search field. Whenever it opens, the field is empty.
 */
export function TokenSelector({ button, onSelect }: TokenSelectorProps) {
  const [opening, setOpening] = useState(0)
  const { id, ref, close } = usePopover<HTMLDivElement>(() => setOpening((count) => count + 1))
  const select = (token: SearchResultWire) => {
    close()
    onSelect(token)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') close()
  }
  return (
    <>
      {button({ type: 'button', popovertarget: id, 'aria-haspopup': 'dialog' })}
      <div
        ref={ref}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={searchText.chooseToken}
        className={styles.panel}
        onKeyDown={onKeyDown}
      >
        {opening === 0 ? null : <TokenOptions key={opening} onSelect={select} />}
      </div>
    </>
  )
}
