import { useEffect, useMemo } from 'react'
import { useDeviceText } from '../hooks/device-text'
import {
  type Appearance,
  appearanceClasses,
  appearanceKey,
  classesOfAppearance,
  parseAppearance,
} from './appearance'

/**
 * Returns this device's appearance settings and a function that changes them. A change applies immediately in
 * all open pages of the site.
 */
export function useAppearance(): readonly [look: Appearance, change: (part: Partial<Appearance>) => void] {
  const [text, write] = useDeviceText(appearanceKey)
  const appearance = useMemo(() => parseAppearance(text), [text])
  useEffect(() => {
    // Until the setting has been read, the classes set by the page's first script remain.
    if (text !== null) showAppearance(appearance)
  }, [text, appearance])
  return [
    appearance,
    (part) => write((stored) => classesOfAppearance({ ...parseAppearance(stored), ...part }).join(' ')),
  ]
}

function showAppearance(appearance: Appearance): void {
  const { classList } = document.documentElement
  classList.remove(...appearanceClasses)
  classList.add(...classesOfAppearance(appearance))
}
