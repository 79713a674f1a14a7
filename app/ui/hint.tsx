import type { ReactNode } from 'react'
import { hint } from './tooltip.css'
import { useTooltip } from './use-tooltip'

interface HintProps {
  /** What the words mean. */
  readonly explains: ReactNode
  readonly children: ReactNode
}

/** Words with an explanation, reached by pointer, finger and keyboard. */
export function Hint({ explains, children }: HintProps) {
  const { anchor, bubble, show } = useTooltip({ content: explains })
  return (
    <>
      <button type="button" className={hint} onClick={(event) => show(event.currentTarget)} {...anchor}>
        {children}
      </button>
      {bubble}
    </>
  )
}
