import { useEffect, useMemo } from 'react'
import { useDeviceText } from './device-text'
import { type Look, lookKey, lookWords, parseLook, wordsOfLook } from './look'

/** This device's look, and how to change a part of it. The change shows at once, here and in every open page. */
export function useLook(): readonly [look: Look, change: (part: Partial<Look>) => void] {
  const [text, write] = useDeviceText(lookKey)
  const look = useMemo(() => parseLook(text), [text])
  useEffect(() => {
    // Before the device has been asked, the page's first script has done it.
    if (text !== null) showLook(look)
  }, [text, look])
  return [look, (part) => write(wordsOfLook({ ...look, ...part }).join(' '))]
}

function showLook(look: Look): void {
  const { classList } = document.documentElement
  classList.remove(...lookWords)
  classList.add(...wordsOfLook(look))
}
