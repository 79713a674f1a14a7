import { redirect } from '@remix-run/node'
import { pageLoader } from '~/context/page-loader.server'
import { parseAddress } from '~/domain/base/parse-id'
import { type PageMetaArguments, pageMeta } from '~/shared/page/root-data'
import { definePage } from '~/shared/page-data/define-page'
import { FailedPanel } from '~/shared/page-data/failed-panel'
import { keepParts } from '~/shared/page-data/keep-parts'
import { allTradesPath } from '~/shared/paths/drift-paths'
import { card } from '~/ui/panel/card.css'
import { text } from '~/ui/text'
import { choiceOfMeta } from '../choice-of-meta'
import { feedText } from '../feed/feed-text'
import { readVenues } from '../venue/read-venue.server'
import { usePagePlace } from '../venue/venue-provider'
import { placeOfChoice, titleOfChoice } from '../venue/venue-text'
import { AllTrades, type AllTradesProps } from './all-trades'
import { readAllTrades } from './read-all-trades.server'
import { reconcileAllTrades } from './reconcile'

const page = definePage<AllTradesProps>({ reconcile: reconcileAllTrades, keep: keepParts })

export const loader = pageLoader(page, async (asked) => {
  const { services, params, search, request } = asked
  const user = params.user === undefined ? undefined : parseAddress(params.user)
  if (params.user !== undefined && user === undefined)
    throw redirect(allTradesPath + new URL(request.url).search)
  return readAllTrades(services, await readVenues(asked), user, search)
})

export const clientLoader = page.clientLoader

export const headers = () => ({ 'Cache-Control': 'public, max-age=1' })

export function meta(args: PageMetaArguments) {
  const { params } = args
  const choice = choiceOfMeta(args)
  const isOfTrader = params.user !== undefined
  return pageMeta(args, {
    title: feedText.everyTrade(titleOfChoice(choice)),
    description: feedText.describesAll(placeOfChoice(choice)),
    unlisted: isOfTrader,
  })
}

export default function DriftTrades() {
  const result = page.useData()
  const { pathname, search } = usePagePlace()
  if (result !== undefined) return <AllTrades {...result} />
  return (
    <section className={card}>
      <FailedPanel what={feedText.tradesWhat} action={{ label: text.retry, to: pathname + search }} />
    </section>
  )
}
