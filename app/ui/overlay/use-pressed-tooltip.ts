import { type MouseEvent, useEffect, useRef } from 'react'
import { useTooltip } from './use-tooltip'

/**
 * A tooltip that a press shows. On touch screens, the next press elsewhere hides it, so that only one is open. Without
 * this, nothing would hide it: a lifted finger leaves the element before the press shows the tooltip, and no focus is
 * lost afterwards. Safari does not focus a pressed button either.
 */
export function usePressedTooltip(options: Parameters<typeof useTooltip>[0]) {
  const { anchor, bubble, show } = useTooltip(options)
  const pressed = useRef<Element>()
  const hide = useRef(anchor.onBlur)
  hide.current = anchor.onBlur
  const shown = anchor['aria-describedby'] !== undefined
  useEffect(() => {
    if (!shown) return
    const onPress = ({ pointerType, target }: PointerEvent) => {
      const within = target instanceof Node && pressed.current?.contains(target)
      // A mouse hides the tooltip by leaving it, and may select its text.
      if (pointerType !== 'mouse' && !within) hide.current()
    }
    document.addEventListener('pointerdown', onPress, true)
    return () => document.removeEventListener('pointerdown', onPress, true)
  }, [shown])
  const onClick = ({ currentTarget }: MouseEvent) => {
    pressed.current = currentTarget
    show(currentTarget)
  }
  return { anchor: { ...anchor, onClick }, bubble }
}
