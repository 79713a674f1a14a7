import { PrefetchPageLinks } from '@remix-run/react'
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { dataHref } from './data-href'
import { sameBox } from './prefetch.css'

/**
 * Time for which the pointer or the focus must rest on a link, milliseconds. A pointer that only passes over
 * a list triggers no requests.
 */
const restsMs = 65

/** Prefetched data of this age or older is read again when the pointer is pressed, milliseconds. */
const freshMs = 5_000

interface Ahead {
  /** Path and query of the page to prefetch. */
  readonly page: string
  /** URL of the page's loader data. */
  readonly href: string
  readonly atMs: number
}

interface Aim extends Omit<Ahead, 'atMs'> {
  readonly link: HTMLAnchorElement
}

/**
 * Prefetches the data of a tab or market as soon as a link to it is hovered, touched or focused, so that a
 * click finds it in the browser's cache. Remix prefetches only the scripts: it skips loader data of routes
 * with a `clientLoader`, which these routes need to keep their data after a failure.
 */
export function Prefetch({ children }: { readonly children: ReactNode }) {
  const [ahead, setAhead] = useState<Ahead>()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])
  const read = ({ link, ...aim }: Aim) => {
    // Without this attribute, Remix first requests unknown routes from the server.
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

/**
 * Returns what to prefetch for the link around an element. `undefined`: there is no link, or there is nothing
 * to prefetch.
 */
function aimOf(target: EventTarget): Aim | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.origin !== location.origin || link.getAttribute('aria-current') === 'page')
    return undefined
  const href = dataHref(link)
  return href === undefined ? undefined : { link, page: link.pathname + link.search, href }
}
