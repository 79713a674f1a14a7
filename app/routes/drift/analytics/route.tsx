import type { MetaFunction } from '@remix-run/node'
import { driftText } from '~/components/drift/drift-text'
import { pageMeta } from '~/components/shell/root-data'
import { card } from '~/ui/card.css'

export const headers = () => ({ 'Cache-Control': 'public, max-age=1' })

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: driftText.titleOf.analytics, description: driftText.lineOf.analytics })

export default function DriftAnalytics() {
  return (
    <section className={card}>
      <h2>{driftText.tabs.analytics.long}</h2>
    </section>
  )
}
