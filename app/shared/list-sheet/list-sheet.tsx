import { useRef } from 'react'
import { Button } from '~/ui/controls/button'
import { Dialog, DialogBody, DialogHeader } from '~/ui/overlay/dialog'
import { foot } from './list-sheet.css'
import { listSheetText } from './list-sheet-text'
import { ListToolSet } from './list-tool-set'
import { listToolText } from './list-tool-text'
import type { ListTools } from './list-tools-context'

interface ListSheetProps extends ListTools {
  readonly onClose: () => void
}

/**
 * Sheet with the tools of a list. It closes when the visitor has chosen another order or searched. It stays open
 * when a filter is chosen, because filters are often combined.
 */
export function ListSheet({ onClose, ...tools }: ListSheetProps) {
  const filters = useRef<HTMLDivElement>(null)
  const closeAfter = (chosen: EventTarget | null) => {
    if (chosen instanceof Element && !filters.current?.contains(chosen)) onClose()
  }
  return (
    <Dialog label={listSheetText.open(tools)} shape="narrow" onClose={onClose}>
      <DialogHeader title={tools.of} actions={tools.actions} onClose={onClose} />
      <DialogBody>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the links and forms inside */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by keyboard is clicked, too */}
        <div
          onClick={({ target }) => closeAfter(target instanceof Element ? target.closest('a') : null)}
          onSubmit={({ target }) => closeAfter(target)}
        >
          <ListToolSet {...tools} filters={tools.filters && <div ref={filters}>{tools.filters}</div>} />
        </div>
      </DialogBody>
      {tools.filters ? (
        <div className={foot}>
          <Button variant="primary" onClick={onClose}>
            {listToolText.show(tools.of)}
          </Button>
        </div>
      ) : null}
    </Dialog>
  )
}
