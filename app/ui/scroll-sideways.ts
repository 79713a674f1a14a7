/** Scrolls what scrolls sideways by so many of its own widths, to the left where negative; at once for whoever wants no motion. */
export function scrollSideways(element: Element | null, widths: number): void {
  const wantsNoMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollBy({ left: widths * element.clientWidth, behavior: wantsNoMotion ? 'instant' : 'smooth' })
}
