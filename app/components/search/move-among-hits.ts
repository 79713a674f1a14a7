import type { KeyboardEvent } from 'react'

/**
 * Moves the focus with the arrows: from the field down into the rows, between them, and from the first one up into the field. A letter that is
 * typed on a row goes to the field.
 */
export function moveAmongHits(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return
  const field = currentTarget.querySelector<HTMLElement>('input[type="search"]')
  const hits = [...currentTarget.querySelectorAll<HTMLElement>('[data-hit]')]
  const current = hits.indexOf(target)
  // Arrows elsewhere, as in the choice of the kind, are not ours.
  if (target !== field && current === -1) return
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const next = current + (key === 'ArrowDown' ? 1 : -1)
    if (next === -2) return
    event.preventDefault()
    const goal = next === -1 ? field : hits[Math.min(next, hits.length - 1)]
    goal?.focus()
    goal?.scrollIntoView({ block: 'nearest' })
  } else if (key.length === 1 && key !== ' ' && target !== field) {
    // The character itself arrives after the focus has moved.
    field?.focus()
  }
}
