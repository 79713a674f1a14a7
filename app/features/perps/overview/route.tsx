import { type MetaArguments, pageMeta } from '~/shared/page/root-data'
import { feedLinks } from '~/shared/sharing/feed-links'
import { driftText } from '../drift-text'
import { HeatPanel } from './heat-panel'
import { OverviewLists } from './overview-lists'

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
