import { useEffect, useRef } from 'react'
import { button } from '~/ui/button-class'
import { text } from '~/ui/text'
import type { LivePanel } from './use-panel'
import { floating } from './waiting-pill.css'

interface WaitingPillProps {
  readonly panel: Pick<LivePanel<unknown>, 'waiting' | 'showWaiting' | 'focusRows'>
  /** How many it tells of; 0 = it is not there. */
  readonly count?: number
  /** Over the rows instead of in the panel's header. */
  readonly floats?: boolean
}

/** Rows that wait while the pointer or the focus is inside; a click shows them. */
export function WaitingPill({ panel, count = panel.waiting, floats = false }: WaitingPillProps) {
  const focused = useRef(false)
  const { focusRows } = panel
  // It goes with what it told of, and the focus goes on to the rows instead of getting lost (WCAG 2.4.3).
  useEffect(() => {
    if (count > 0 || !focused.current) return
    focused.current = false
    focusRows()
  }, [count, focusRows])
  if (count === 0) return null
  const pill = (
    <button
      type="button"
      className={button({ look: 'pill', size: 'small' })}
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
