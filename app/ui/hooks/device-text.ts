import { useCallback, useEffect, useState } from 'react'

/**
 * Notifies components of this page that a stored string has changed. Other open pages of the site receive the
 * browser's `storage` event.
 */
const changeEvent = 'sextant:device-text'

interface Change {
  readonly key: string
  readonly text: string | null
}

/**
 * Returns the string that this device stores under a key. `null`: nothing is stored, or storage is not
 * available (private windows, blocked storage).
 */
export function readDeviceText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Reading from storage throws if the browser blocks it.
    return null
  }
}

/** Stores a string on this device. `null` removes the stored string. */
export function writeDeviceText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Storage is full or blocked. The event below still applies the choice until the visitor leaves the page.
  }
  window.dispatchEvent(new CustomEvent<Change>(changeEvent, { detail: { key, text } }))
}

/** A string to store, or a function that computes it from the stored one. `null`: nothing is stored. */
type NextText = string | null | ((stored: string | null) => string | null)

/**
 * Returns a string that is stored on this device. It is the same in every component and in every open page.
 * It is `null` on the server and in the browser's first render, so that both produce the same HTML. A change of a
 * part must therefore be computed from what `write` passes: a button can be pressed before the second render.
 */
export function useDeviceText(key: string): readonly [text: string | null, write: (next: NextText) => void] {
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
  const write = useCallback(
    (next: NextText) =>
      // A text that could not be stored is known to this page only.
      writeDeviceText(key, typeof next === 'function' ? next(text ?? readDeviceText(key)) : next),
    [key, text],
  )
  return [text, write]
}
