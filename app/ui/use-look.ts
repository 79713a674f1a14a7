import { useEffect, useMemo } from 'react'
import { useDeviceText } from './device-text'
import { type Look, lookKey, lookWords, parseLook, wordsOfLook } from './look'

/**
 * Returns this device's appearance settings and a function that changes them. A change applies immediately,
 * here and in every open page.
 */
export function useLook(): readonly [look: Look, change: (part: Partial<Look>) => void] {
  const [text, write] = useDeviceText(lookKey)
  const look = useMemo(() => parseLook(text), [text])
  useEffect(() => {
    // Until the setting has been read, the page's first script has applied it.
    if (text !== null) showLook(look)
  }, [text, look])
  return [look, (part) => write(wordsOfLook({ ...look, ...part }).join(' '))]
}

function showLook(look: Look): void {
  const { classList } = document.documentElement
  classList.remove(...lookWords)
  classList.add(...wordsOfLook(look))
}
