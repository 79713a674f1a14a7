/**
 * Scrolls an element sideways by a multiple of its width; negative values scroll left. Without animation if
 * the visitor prefers reduced motion.
 */
export function scrollSideways(element: Element | null, widths: number): void {
  const wantsNoMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollBy({ left: widths * element.clientWidth, behavior: wantsNoMotion ? 'instant' : 'smooth' })
}
