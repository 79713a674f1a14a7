import { type MouseEvent, memo, type ReactNode, useRef, useState } from 'react'
import type { MethodId } from '~/domain/methods'
import type { ExplainedList } from '~/domain/methods/list-methods'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { visuallyHidden } from '~/ui/text-style.css'
import { useOnDemand } from '~/ui/use-on-demand'
import * as styles from './explain.css'
import { explainText } from './explain-text'
import { methodPath } from './method-path'

const loadCard = () => import('./explain-card').then(({ ExplainCard }) => ExplainCard)

interface ExplainProps {
  readonly of: MethodId
  /** Explains all numbers of this list instead of the one in `of`. */
  readonly list?: ExplainedList | undefined
  /** Text to click on. Default: an icon. */
  readonly children?: ReactNode
}

/**
 * Link to a number's definition on `/methodology`. With scripts, a click opens the definition as a popover.
 * The definitions load with the first click, so they cost a page nothing before.
 */
export const Explain = memo(function Explain({ of, list, children }: ExplainProps) {
  const { Opened: Card, open, close } = useOnDemand(loadCard)
  const [anchor, setAnchor] = useState<Element>()
  const wasOpen = useRef(false)
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setAnchor(event.currentTarget)
    // If the card was open, this click has just closed it.
    if (!wasOpen.current) open()
    wasOpen.current = false
  }
  return (
    <>
      <Link
        to={methodPath(of)}
        className={children === undefined ? styles.mark : styles.words}
        aria-haspopup="dialog"
        onPointerDown={() => {
          wasOpen.current = Card !== undefined
        }}
        onClick={onClick}
      >
        {children ?? (
          <>
            <Icon name="info" size={12} />
            <span className={visuallyHidden}>{explainText.mark}</span>
          </>
        )}
      </Link>
      {Card === undefined || anchor === undefined ? null : (
        <Card of={of} list={list} anchor={anchor} onClose={close} />
      )}
    </>
  )
})
