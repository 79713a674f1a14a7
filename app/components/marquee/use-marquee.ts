import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { copiesFor, movedBy, resumeAfterMs, stepFrom, turnMs } from './marquee-run'

/** What holds the marquee; it runs while there is nothing. */
type Hold = 'paused' | 'pointed' | 'focused' | 'resting' | 'still'

export interface Marquee {
  /** The element that cuts off what is out of sight. */
  readonly frame: RefObject<HTMLDivElement>
  /** The element that is moved: the items of one turn are its first child. */
  readonly run: RefObject<HTMLDivElement>
  /** How often the items stand in it. */
  readonly copies: number
  hold(why: Hold, on: boolean): void
  /** Pulls the items to the left (plus) or to the right, px. */
  pull(pixels: number): void
  step(direction: 'next' | 'previous'): void
  /** Moves an item that is out of sight to the left edge. */
  reveal(item: HTMLElement): void
  /** Goes on after a while. */
  rest(): void
}

/**
 * Moves a row of items without end. The browser's compositor does it (an animation of a transform), so that it costs the page nothing; a drag
 * or a step sets the animation's place.
 */
export function useMarquee(itemsKey: string): Marquee {
  const frame = useRef<HTMLDivElement>(null)
  const run = useRef<HTMLDivElement>(null)
  const animation = useRef<Animation>()
  const width = useRef(0)
  const holds = useRef(new Set<Hold>())
  const resting = useRef<ReturnType<typeof setTimeout>>()
  // One until it is known how many fill the window.
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
    cuts.scrollLeft = 0 // the browser has scrolled what must not scroll
    const [seen, place] = [cuts.getBoundingClientRect(), item.getBoundingClientRect()]
    if (place.left >= seen.left && place.right <= seen.right) return
    // To its own place, not by the distance: a hair to the left of the first item is the end of the turn, where only its copies stand.
    const begin = run.current?.getBoundingClientRect().left ?? place.left
    animation.current.currentTime = turnMs(place.left - begin)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other items have another width
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

/** ms within the turn. */
function placeOf(animation: Animation | undefined): number {
  const time = animation?.currentTime
  const duration = animation?.effect?.getComputedTiming().duration
  return typeof time === 'number' && typeof duration === 'number' && duration > 0 ? time % duration : 0
}

/** Left edges of the items of one turn, px from its beginning. */
function offsetsOf(run: HTMLDivElement | null): number[] {
  const [turn] = run?.children ?? []
  if (turn === undefined) return []
  const begin = turn.getBoundingClientRect().left
  return [...turn.children].map((item) => item.getBoundingClientRect().left - begin)
}
