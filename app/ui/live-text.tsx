import { missingText } from '~/domain/format'
import { type LiveValue, nowOf, writeText, writtenBy } from './live-value'
import { fromEnd, tone } from './text-style.css'

/** Right-aligned text of a cell. A live value updates itself without a render. `undefined`: unknown. */
export function LiveText({ text }: { readonly text: LiveValue<string | undefined> | string | undefined }) {
  const drawn = nowOf(text)
  if (drawn === undefined) return <span className={tone.muted}>{missingText}</span>
  return (
    <span ref={writtenBy(text, writeText)} className={fromEnd}>
      {drawn}
    </span>
  )
}
