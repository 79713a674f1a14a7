import { formatCount } from '~/domain/format'
import { TabLinks } from '~/ui/tab-links'
import { assign, hrefWith } from '~/ui/url-param'
import { useAskedPlace } from '~/ui/use-asked-place'
import { tabParam, type VenueTab, venueTabs } from './account-lists'
import { accountText } from './account-text'

interface VenueTabsProps {
  readonly current: VenueTab
  /** Undefined = unknown. */
  readonly counts: Readonly<Partial<Record<VenueTab, number | undefined>>>
}

/** The venues at which a trader is looked at, and what he has there. */
export function VenueTabs({ current, counts }: VenueTabsProps) {
  const place = useAskedPlace()
  return (
    <TabLinks
      label={accountText.tabsOf}
      tabs={venueTabs.map((tab) => {
        const count = counts[tab]
        const label = accountText.tabs[tab]
        return {
          label: count === undefined ? label : `${label} ${formatCount(count)}`,
          to: hrefWith(place, assign(tabParam, tab)),
          current: tab === current,
        }
      })}
    />
  )
}
