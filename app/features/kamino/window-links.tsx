import { SegmentedLinks } from '~/ui/controls/segmented-links'
import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import { assign, hrefWith, type UrlChange, type UrlParam } from '~/ui/url/url-param'
import type { BoardWindow } from './kamino-params'
import { kaminoText } from './kamino-text'

interface WindowLinksProps<Window extends BoardWindow> {
  /** Name of the content to which the time window applies. */
  readonly of: string
  readonly param: UrlParam<Window>
  readonly windows: readonly Window[]
  readonly current: Window
  /** Changes of other URL parameters that the links also make. */
  readonly also?: readonly UrlChange[]
}

/** Links that set the time window to a day, a week or a month. */
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
