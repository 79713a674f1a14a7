import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps an uncontrolled field in sync with a part of the URL. When `text` changes, the field is set to it,
 * except while the visitor is typing in the field.
 */
export function useSyncedField(field: RefObject<HTMLInputElement>, text: string): void {
  const synced = useRef(text)
  useEffect(() => {
    const input = field.current
    if (synced.current === text || input === null) return
    synced.current = text
    if (input !== document.activeElement) input.value = text
  }, [field, text])
}
