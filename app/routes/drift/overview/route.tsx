import { driftText } from '~/components/drift/drift-text'
import { HeatPanel } from '~/components/drift/overview/heat-panel'
import { OverviewLists } from '~/components/drift/overview/overview-lists'
import { feedLinks } from '~/components/feeds/feed-links'
import { type MetaArguments, pageMeta } from '~/components/shell/root-data'

export const headers = () => ({ 'Cache-Control': 'public, max-age=1' })

export const meta = (args: MetaArguments) => [
  ...pageMeta(args, { title: driftText.titleOf.overview, description: driftText.lineOf.overview }),
  ...feedLinks('whales', 'markets'),
]

/** The markets come from the parent layout, which reads them once and updates them live for every tab. */
export default function DriftOverview() {
  return (
    <>
      <HeatPanel />
      <OverviewLists />
    </>
  )
}
