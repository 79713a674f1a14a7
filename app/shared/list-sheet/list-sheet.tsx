import { type MouseEvent, useRef } from 'react'
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
 * Sheet with the tools of a list. It closes when the visitor has chosen another order or submitted a text. It stays
 * open when a filter is chosen, because filters are often combined.
 */
export function ListSheet({ onClose, ...tools }: ListSheetProps) {
  const content = useRef<HTMLDivElement>(null)
  const filters = useRef<HTMLDivElement>(null)
  const closeAfterLink = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link === null) return
    const isFilter = filters.current?.contains(link) && link.pathname === window.location.pathname
    if (!isFilter) onClose()
  }
  /** Closes the sheet. A typed text that does not apply yet is submitted instead, which closes the sheet as well. */
  const show = () => {
    const fields = [...(content.current?.querySelectorAll('input') ?? [])]
    const typed = fields.find((field) => field.value !== field.defaultValue)
    if (typed?.form) typed.form.requestSubmit()
    else onClose()
  }
  return (
    <Dialog label={listSheetText.open(tools)} shape="narrow" onClose={onClose}>
      <DialogHeader title={tools.of} actions={tools.actions} onClose={onClose} />
      <DialogBody>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the links and forms inside */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by keyboard is clicked, too */}
        <div ref={content} onClick={closeAfterLink} onSubmit={onClose}>
          <ListToolSet {...tools} filters={tools.filters && <div ref={filters}>{tools.filters}</div>} />
        </div>
      </DialogBody>
      {tools.filters ? (
        <div className={foot}>
          <Button variant="primary" onClick={show}>
            {listToolText.show(tools.of)}
          </Button>
        </div>
      ) : null}
    </Dialog>
  )
}
