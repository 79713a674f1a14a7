import { useEffect, useRef } from 'react'
import { button } from '~/ui/controls/button-class'
import { text } from '~/ui/text'
import type { LivePanel } from './use-panel'
import { floating } from './waiting-pill.css'

interface WaitingPillProps {
  readonly panel: Pick<LivePanel<unknown>, 'waiting' | 'showWaiting' | 'focusRows'>
  /** Number of new rows that are not shown yet. The button is hidden if the number is 0. */
  readonly count?: number
  /** Whether the button floats over the rows. Otherwise the button is in the panel's header. */
  readonly floats?: boolean
}

/** Button that announces new rows while the panel is hovered or focused. A click shows the new rows. */
export function WaitingPill({ panel, count = panel.waiting, floats = false }: WaitingPillProps) {
  const focused = useRef(false)
  const { focusRows } = panel
  // The button disappears when the new rows are shown. The focus then moves to the rows, so that the focus is
  // not lost (WCAG 2.4.3).
  useEffect(() => {
    if (count > 0 || !focused.current) return
    focused.current = false
    focusRows()
  }, [count, focusRows])
  if (count === 0) return null
  const pill = (
    <button
      type="button"
      className={button({ variant: 'pill', size: 'small' })}
      onClick={panel.showWaiting}
      onFocus={() => {
        focused.current = true
      }}
      onBlur={() => {
        focused.current = false
      }}
      aria-label={text.waitingRowsLabel(count)}
    >
      ▲ {text.waitingRows(count)}
    </button>
  )
  return floats ? <div className={floating}>{pill}</div> : pill
}
