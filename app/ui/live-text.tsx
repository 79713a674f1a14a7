import { missingText } from '~/domain/format'
import { bind, peek, type Signal, writeText } from './signal'
import { fromEnd, tone } from './text-style.css'

/**
 * Right-aligned text of a cell. If the text is a signal, changes update the cell without a render.
 * `undefined`: unknown.
 */
export function LiveText({ text }: { readonly text: Signal<string | undefined> | string | undefined }) {
  const drawn = peek(text)
  if (drawn === undefined) return <span className={tone.muted}>{missingText}</span>
  return (
    <span ref={bind(text, writeText)} className={fromEnd}>
      {drawn}
    </span>
  )
}
