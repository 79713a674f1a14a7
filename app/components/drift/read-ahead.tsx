import { PrefetchPageLinks } from '@remix-run/react'
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { dataHref } from './data-href'
import { sameBox } from './read-ahead.css'

/** Until a pointer or the focus at rest is taken for an intent, ms: whoever passes over a list asks for nothing. */
const restsMs = 65

/** What was read ahead longer ago than this is read again when the pointer goes down, ms. */
const freshMs = 5_000

interface Ahead {
  /** Path and query of the page. */
  readonly page: string
  /** Where its answer is read. */
  readonly href: string
  readonly atMs: number
}

interface Aim extends Omit<Ahead, 'atMs'> {
  readonly link: HTMLAnchorElement
}

/**
 * Reads a tab's or a market's answer as soon as somebody points at a link to it, by mouse, finger or keyboard, so that a click finds it in the
 * browser's cache. Remix itself reads the scripts ahead, but the answer of no route that has a loader of its own in the browser, as ours have to keep
 * what they show.
 */
export function ReadAhead({ children }: { readonly children: ReactNode }) {
  const [ahead, setAhead] = useState<Ahead>()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])
  const read = ({ link, ...aim }: Aim) => {
    // Remix asks the server about an address that it has not heard of before it asks for anything else; about a link with this mark it asks at once.
    link.dataset.discover = 'true'
    setAhead((last) => {
      const atMs = performance.now()
      return last?.href === aim.href && atMs - last.atMs < freshMs ? last : { ...aim, atMs }
    })
  }
  const onAim = ({ target }: SyntheticEvent) => {
    clearTimeout(timer.current)
    const aim = aimOf(target)
    if (aim !== undefined) timer.current = setTimeout(() => read(aim), restsMs)
  }
  const onPress = ({ target }: SyntheticEvent) => {
    clearTimeout(timer.current)
    const aim = aimOf(target)
    if (aim !== undefined) read(aim)
  }
  const handlers = { onPointerOver: onAim, onFocus: onAim, onPointerDown: onPress }
  return (
    <div className={sameBox} {...handlers}>
      {children}
      {ahead === undefined ? null : (
        <>
          <link key={ahead.atMs} rel="prefetch" as="fetch" href={ahead.href} />
          <PrefetchPageLinks page={ahead.page} />
        </>
      )}
    </div>
  )
}

/** What the link around an element leads to; undefined = there is none, or it needs no reading. */
function aimOf(target: EventTarget): Aim | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.origin !== location.origin || link.getAttribute('aria-current') === 'page')
    return undefined
  const href = dataHref(link)
  return href === undefined ? undefined : { link, page: link.pathname + link.search, href }
}
