import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { copiesFor, movedBy, resumeAfterMs, stepFrom, turnMs } from './marquee-run'

/** Reasons to stop the marquee. The marquee moves only while no reason applies. */
type Hold = 'paused' | 'pointed' | 'focused' | 'resting' | 'still'

export interface Marquee {
  /** Element that clips the items. */
  readonly frame: RefObject<HTMLDivElement>
  /** Element that moves. Its first child contains the items of one loop. */
  readonly run: RefObject<HTMLDivElement>
  /** Number of copies of the items. */
  readonly copies: number
  hold(why: Hold, on: boolean): void
  /** Moves the items by this distance, pixels. Positive values move to the left. */
  pull(pixels: number): void
  step(direction: 'next' | 'previous'): void
  /** Moves an item that is not visible to the left edge of the frame. */
  reveal(item: HTMLElement): void
  /** Pauses the marquee for a short time. The movement then resumes automatically. */
  rest(): void
}

/**
 * Moves a row of items in an endless loop. The transform animation runs on the compositor of the browser, so
 * it does not use the main thread. A drag or a step sets the time of the animation.
 */
export function useMarquee(itemsKey: string): Marquee {
  const frame = useRef<HTMLDivElement>(null)
  const run = useRef<HTMLDivElement>(null)
  const animation = useRef<Animation>()
  const width = useRef(0)
  const holds = useRef(new Set<Hold>())
  const resting = useRef<ReturnType<typeof setTimeout>>()
  // Render one copy until the number of copies that fills the window is known.
  const [copies, setCopies] = useState(1)

  const hold = useCallback((why: Hold, on: boolean) => {
    if (on) holds.current.add(why)
    else holds.current.delete(why)
    if (holds.current.size === 0) animation.current?.play()
    else animation.current?.pause()
  }, [])
  const rest = useCallback(() => {
    hold('resting', true)
    clearTimeout(resting.current)
    resting.current = setTimeout(() => hold('resting', false), resumeAfterMs)
  }, [hold])
  const pull = useCallback((pixels: number) => {
    if (animation.current === undefined || width.current === 0) return
    animation.current.currentTime = movedBy(placeOf(animation.current), pixels, width.current)
  }, [])
  const step = useCallback(
    (direction: 'next' | 'previous') => {
      const edges = offsetsOf(run.current)
      const shift = (placeOf(animation.current) / turnMs(width.current)) * width.current
      pull(stepFrom(shift, edges, width.current, direction))
      rest()
    },
    [pull, rest],
  )
  const reveal = useCallback((item: HTMLElement) => {
    const cuts = frame.current
    if (!cuts || animation.current === undefined) return
    cuts.scrollLeft = 0 // Undo the scrolling that the browser did to show the focused item.
    const [seen, place] = [cuts.getBoundingClientRect(), item.getBoundingClientRect()]
    if (place.left >= seen.left && place.right <= seen.right) return
    // Set an absolute position. A relative move could end slightly left of the first item. That position is
    // the end of the loop, where only copies are visible.
    const begin = run.current?.getBoundingClientRect().left ?? place.left
    animation.current.currentTime = turnMs(place.left - begin)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the width depends on the items
  useEffect(() => {
    const moved = run.current
    const first = moved?.firstElementChild
    if (!moved || !(first instanceof HTMLElement)) return
    const start = () => {
      const place = width.current === 0 ? 0 : placeOf(animation.current) / turnMs(width.current)
      width.current = first.offsetWidth
      const fills = copiesFor(width.current, frame.current?.clientWidth ?? 0)
      startTransition(() => setCopies(fills))
      animation.current?.cancel()
      const duration = turnMs(width.current)
      const frames = [{ transform: 'none' }, { transform: `translateX(-${width.current}px)` }]
      animation.current = moved.animate(frames, { duration, iterations: Number.POSITIVE_INFINITY })
      animation.current.currentTime = place * duration
      hold('still', matchMedia('(prefers-reduced-motion: reduce)').matches)
    }
    const observer = new ResizeObserver(start)
    observer.observe(first)
    if (frame.current !== null) observer.observe(frame.current)
    return () => {
      observer.disconnect()
      animation.current?.cancel()
      clearTimeout(resting.current)
    }
  }, [itemsKey, hold])

  return { frame, run, copies, hold, pull, step, reveal, rest }
}

/** Returns the position in the loop, milliseconds. */
function placeOf(animation: Animation | undefined): number {
  const time = animation?.currentTime
  const duration = animation?.effect?.getComputedTiming().duration
  return typeof time === 'number' && typeof duration === 'number' && duration > 0 ? time % duration : 0
}

/** Returns the left edges of the items in one loop, pixels from its start. */
function offsetsOf(run: HTMLDivElement | null): number[] {
  const [turn] = run?.children ?? []
  if (turn === undefined) return []
  const begin = turn.getBoundingClientRect().left
  return [...turn.children].map((item) => item.getBoundingClientRect().left - begin)
}
