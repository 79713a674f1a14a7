import { SegmentedLinks } from '~/ui/segmented-links'
import { assign, hrefWith, type UrlChange, type UrlParam } from '~/ui/url-param'
import { usePendingLocation } from '~/ui/use-pending-location'
import type { BoardWindow } from './kamino-params'
import { kaminoText } from './kamino-text'

interface WindowLinksProps<Window extends BoardWindow> {
  /** Name of the content that the window applies to. */
  readonly of: string
  readonly param: UrlParam<Window>
  readonly windows: readonly Window[]
  readonly current: Window
  /** Other parameters that change with the window. */
  readonly also?: readonly UrlChange[]
}

/** Links to Day, Week and Month. */
export function WindowLinks<Window extends BoardWindow>(props: WindowLinksProps<Window>) {
  const { of, param, windows, current, also = [] } = props
  const place = usePendingLocation()
  return (
    <SegmentedLinks
      label={`${kaminoText.period}: ${of}`}
      segments={windows.map((window) => ({
        label: kaminoText.periods[window],
        to: hrefWith(place, assign(param, window), ...also),
        current: window === current,
      }))}
    />
  )
}
