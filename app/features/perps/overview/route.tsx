import { type MetaArguments, pageMeta } from '~/shared/page/root-data'
import { feedLinks } from '~/shared/sharing/feed-links'
import { choiceOfMeta } from '../choice-of-meta'
import { driftText } from '../drift-text'
import { placeOfChoice, titleOfChoice } from '../venue/venue-text'
import { HeatPanel } from './heat-panel'
import { OverviewLists } from './overview-lists'

export const headers = () => ({ 'Cache-Control': 'public, max-age=1' })

export function meta(args: MetaArguments) {
  const choice = choiceOfMeta(args)
  const title = driftText.titleOf.overview(titleOfChoice(choice))
  const description = driftText.lineOf.overview(placeOfChoice(choice))
  return [...pageMeta(args, { title, description }), ...feedLinks('whales', 'markets')]
}

/** The markets come from the parent layout, which reads them once and updates them live for every tab. */
export default function DriftOverview() {
  return (
    <>
      <HeatPanel />
      <OverviewLists />
    </>
  )
}
