import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { dataHref } from './drift-paths'
import { sameBox } from './read-ahead.css'

/** Until a pointer or the focus at rest is taken for an intent, ms: whoever passes over a list asks for nothing. */
const restsMs = 65

/** What was read ahead longer ago than this is read again when the pointer goes down, ms. */
const freshMs = 5_000

interface Ahead {
  readonly href: string
  readonly atMs: number
}

/**
 * Reads a tab's or a market's answer as soon as somebody points at a link to it, by mouse, finger or keyboard, so that a click finds it in the
 * browser's cache. (Remix reads ahead no route that has a loader of its own in the browser, and ours have one to keep what they show.)
 */
export function ReadAhead({ children }: { readonly children: ReactNode }) {
  const [ahead, setAhead] = useState<Ahead>()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])
  const read = (href: string) =>
    setAhead((last) => {
      const atMs = performance.now()
      return last?.href === href && atMs - last.atMs < freshMs ? last : { href, atMs }
    })
  const onAim = ({ target }: SyntheticEvent) => {
    clearTimeout(timer.current)
    const href = hrefOf(target)
    if (href !== undefined) timer.current = setTimeout(() => read(href), restsMs)
  }
  const onPress = ({ target }: SyntheticEvent) => {
    clearTimeout(timer.current)
    const href = hrefOf(target)
    if (href !== undefined) read(href)
  }
  const handlers = { onPointerOver: onAim, onFocus: onAim, onPointerDown: onPress }
  return (
    <div className={sameBox} {...handlers}>
      {children}
      {ahead === undefined ? null : <link key={ahead.atMs} rel="prefetch" as="fetch" href={ahead.href} />}
    </div>
  )
}

/** Where the answer of the link around an element is read; undefined = there is none, or it needs no reading. */
function hrefOf(target: EventTarget): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.getAttribute('aria-current') === 'page') return undefined
  return link.origin === location.origin ? dataHref(new URL(link.href)) : undefined
}
