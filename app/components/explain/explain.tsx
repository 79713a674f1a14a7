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
  /** Instead of that number alone, all that this list shows. */
  readonly list?: ExplainedList | undefined
  /** Words that explain themselves; without them a mark stands beside what is explained. */
  readonly children?: ReactNode
}

/**
 * How a number is computed. A link to its place on `/methodology`, which a press turns into a popover on the spot: the texts come with the
 * first one that is opened, so a page pays nothing for numbers that nobody asks about.
 */
export const Explain = memo(function Explain({ of, list, children }: ExplainProps) {
  const { Opened: Card, open, close } = useOnDemand(loadCard)
  const [anchor, setAnchor] = useState<Element>()
  const wasOpen = useRef(false)
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setAnchor(event.currentTarget)
    // The press on its own words has just closed it.
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
