import { formatCount } from '~/domain/format/format'
import { TabLinks } from '~/ui/controls/tab-links'
import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import { assign, hrefWith } from '~/ui/url/url-param'
import { tabParam, type VenueCounts, type VenueTab, venueTabs } from './account-lists'
import { accountText } from './account-text'

interface VenueTabsProps {
  readonly current: VenueTab
  readonly counts: VenueCounts
}

/** Tabs for the venues. Each tab shows the trader's number of orders or positions at the venue. */
export function VenueTabs({ current, counts }: VenueTabsProps) {
  const place = usePendingLocation()
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
