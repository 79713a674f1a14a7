import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns the ref of a field. `onText` receives the text that the visitor typed before the page was hydrated,
 * if any: React reports only what is typed later.
 */
export function useEarlyText(onText: (text: string) => void): RefObject<HTMLInputElement> {
  const field = useRef<HTMLInputElement>(null)
  const report = useRef(onText)
  useEffect(() => {
    const input = field.current
    if (input !== null && input.value !== input.defaultValue) report.current(input.value)
  }, [])
  return field
}
