import { useCallback, useEffect, useState } from 'react'

/** Notifies this page of a change. Other pages of the site receive the browser's `storage` event. */
const changeEvent = 'sextant:device-text'

interface Change {
  readonly key: string
  readonly text: string | null
}

/**
 * Returns the text that this device stores under a key. `null`: none, or storage is not available (private
 * windows, blocked storage).
 */
export function readDeviceText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Reading throws if storage is blocked.
    return null
  }
}

/** Stores a text on this device; `null` removes it. */
export function writeDeviceText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Full or blocked. The event below still applies the choice until the page is left.
  }
  window.dispatchEvent(new CustomEvent<Change>(changeEvent, { detail: { key, text } }))
}

/**
 * Returns a text stored on this device, the same in every component and in every open page. It is `null` on
 * the server and in the browser's first render, so that both render the same.
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
