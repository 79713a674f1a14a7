import type { KeyboardEvent } from 'react'

/**
 * Handles the arrow keys of a search. They move the focus from the field to the rows, between rows, and from
 * the first row back to the field. If the visitor types a character on a row, the focus moves to the field.
 */
export function moveAmongHits(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return
  const field = currentTarget.querySelector<HTMLElement>('input[type="search"]')
  const hits = [...currentTarget.querySelectorAll<HTMLElement>('[data-hit]')]
  const current = hits.indexOf(target)
  // Ignore arrow keys on other elements, for example on the tabs for the kind of result.
  if (target !== field && current === -1) return
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const next = current + (key === 'ArrowDown' ? 1 : -1)
    if (next === -2) return
    event.preventDefault()
    const goal = next === -1 ? field : hits[Math.min(next, hits.length - 1)]
    goal?.focus()
    goal?.scrollIntoView({ block: 'nearest' })
  } else if (key.length === 1 && key !== ' ' && target !== field) {
    // The browser enters the typed character after this handler, so the character arrives in the field.
    field?.focus()
  }
}
