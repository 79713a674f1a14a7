import { missingText } from '~/domain/format/format'
import { fromEnd, tone } from '../theme/text-style.css'
import { bind, map, type Signal, writeText } from './signal'

/**
 * Right-aligned text of a cell. If the text is a signal, changes update the cell without a render.
 * `undefined`: unknown.
 */
export function LiveText({ text }: { readonly text: Signal<string | undefined> | string | undefined }) {
  const shown = map(text, (known) => known ?? missingText)
  return (
    <span ref={bind(shown, write)} className={classOf(shown.now())}>
      {shown.now()}
    </span>
  )
}

function write(element: Element, shown: string): void {
  writeText(element, shown)
  element.className = classOf(shown)
}

function classOf(shown: string): string {
  return shown === missingText ? tone.muted : fromEnd
}
