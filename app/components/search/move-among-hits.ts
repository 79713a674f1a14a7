import type { KeyboardEvent } from 'react'

/**
 * Moves the focus with the arrow keys: from the field into the rows, between rows, and from the first row
 * back into the field. Typing a character on a row moves the focus to the field.
 */
export function moveAmongHits(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return
  const field = currentTarget.querySelector<HTMLElement>('input[type="search"]')
  const hits = [...currentTarget.querySelectorAll<HTMLElement>('[data-hit]')]
  const current = hits.indexOf(target)
  // Ignore arrow keys elsewhere, for example in the choice of the kind.
  if (target !== field && current === -1) return
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const next = current + (key === 'ArrowDown' ? 1 : -1)
    if (next === -2) return
    event.preventDefault()
    const goal = next === -1 ? field : hits[Math.min(next, hits.length - 1)]
    goal?.focus()
    goal?.scrollIntoView({ block: 'nearest' })
  } else if (key.length === 1 && key !== ' ' && target !== field) {
    // The browser enters the character after this move, so it arrives in the field.
    field?.focus()
  }
}
