import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps an uncontrolled field in sync with a part of the URL. When `text` changes, the field is set to it,
 * except while the visitor is typing in the field.
 */
export function useSyncedField(text: string): RefObject<HTMLInputElement> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = field.current
    if (input !== null && input !== document.activeElement) input.value = text
  }, [text])
  return field
}
