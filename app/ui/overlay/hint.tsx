import type { ReactNode } from 'react'
import { hint } from './tooltip.css'
import { usePressedTooltip } from './use-pressed-tooltip'

interface HintProps {
  /** Explanation that is shown when the hint is opened. */
  readonly explains: ReactNode
  readonly children: ReactNode
}

/** Text with an explanation that can be opened by pointer, touch and keyboard. */
export function Hint({ explains, children }: HintProps) {
  const { anchor, bubble } = usePressedTooltip({ content: explains })
  return (
    <>
      <button type="button" className={hint} {...anchor}>
        {children}
      </button>
      {bubble}
    </>
  )
}
