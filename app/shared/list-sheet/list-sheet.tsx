import type { MouseEvent } from 'react'
import { Dialog, DialogBody, DialogHeader } from '~/ui/overlay/dialog'
import { listSheetText } from './list-sheet-text'
import { ListToolSet } from './list-tool-set'
import type { ListTools } from './list-tools-context'

interface ListSheetProps extends ListTools {
  readonly onClose: () => void
}

/** Sheet with the tools of a list. It closes when the visitor has chosen another view of the list. */
export function ListSheet({ onClose, ...tools }: ListSheetProps) {
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') !== null) onClose()
  }
  return (
    <Dialog label={listSheetText.open(tools)} shape="narrow" onClose={onClose}>
      <DialogHeader title={tools.of} actions={tools.actions} onClose={onClose} />
      <DialogBody>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the links and forms inside */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by keyboard is clicked, too */}
        <div onClick={closeAfterLink} onSubmit={onClose}>
          <ListToolSet {...tools} />
        </div>
      </DialogBody>
    </Dialog>
  )
}
