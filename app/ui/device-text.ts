import { useCallback, useEffect, useState } from 'react'

/** Tells this page of a change; other pages of the site hear the browser's own `storage` event. */
const changeEvent = 'sextant:device-text'

interface Change {
  readonly key: string
  readonly text: string | null
}

/** What this device remembers under a key; null = nothing, or it may not remember (private windows, blocked storage). */
export function readDeviceText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Reading is refused where storage is blocked: the device remembers nothing.
    return null
  }
}

/** Remembers a text on this device; null forgets it. */
export function writeDeviceText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Full or blocked: the choice holds until the page is left, which the event below sees to.
  }
  window.dispatchEvent(new CustomEvent<Change>(changeEvent, { detail: { key, text } }))
}

/**
 * A text that this device remembers, the same in every component and in every open page. Null on the server and in the browser's first
 * drawing, so that both draw alike.
 */
export function useDeviceText(
  key: string,
): readonly [text: string | null, write: (text: string | null) => void] {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    setText(readDeviceText(key))
    const onChange = (event: Event) => {
      if (event instanceof CustomEvent && event.detail.key === key) setText(event.detail.text)
    }
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) setText(readDeviceText(key))
    }
    window.addEventListener(changeEvent, onChange)
    window.addEventListener('storage', onStorage)
    return () => {
      window.removeEventListener(changeEvent, onChange)
      window.removeEventListener('storage', onStorage)
    }
  }, [key])
  const write = useCallback((next: string | null) => writeDeviceText(key, next), [key])
  return [text, write]
}
