/**
 * Scrolls an element sideways by a multiple of its width. A negative number scrolls to the left. The movement
 * is not animated if the visitor prefers reduced motion.
 */
export function scrollSideways(element: Element | null, widths: number): void {
  const wantsNoMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollBy({ left: widths * element.clientWidth, behavior: wantsNoMotion ? 'instant' : 'smooth' })
}
