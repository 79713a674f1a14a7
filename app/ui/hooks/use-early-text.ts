import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** React warns of layout effects on the server, although it skips them there. */
const useEffectBeforeRender = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Returns the ref of a field. `onText` receives the text that the visitor typed before the page was hydrated,
 * if any: React reports only what is typed later. It is called before any other render, because a render of a
 * controlled field would replace the text.
 */
export function useEarlyText(onText: (text: string) => void): RefObject<HTMLInputElement> {
  const field = useRef<HTMLInputElement>(null)
  const report = useRef(onText)
  useEffectBeforeRender(() => {
    const input = field.current
    if (input !== null && input.value !== input.defaultValue) report.current(input.value)
  }, [])
  return field
}
