import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps an uncontrolled field in sync with a part of the URL. The field is reset to `text` when that changes,
 * except while the visitor is typing in it.
 */
export function useSyncedField(text: string): RefObject<HTMLInputElement> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = field.current
    if (input !== null && input !== document.activeElement) input.value = text
  }, [text])
  return field
}
