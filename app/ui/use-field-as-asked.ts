import { type RefObject, useEffect, useRef } from 'react'

/** For a field that stands for a part of the address: it has that text again once somebody has changed it elsewhere than by writing here. */
export function useFieldAsAsked(text: string): RefObject<HTMLInputElement> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = field.current
    if (input !== null && input !== document.activeElement) input.value = text
  }, [text])
  return field
}
