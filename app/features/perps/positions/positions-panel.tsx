import type { ReactNode } from 'react'
import type { PolledResult } from '~/contracts/state/panel'
import type { VenueChoice } from '~/domain/perp/venue-choice'
import { panelNotice, panelTimes } from '~/shared/live/panel-times'
import { HistoryLine } from '~/shared/page/history-line'
import { useFailure } from '~/shared/page-data/use-failure'
import { card } from '~/ui/panel/card.css'
import { PanelState } from '~/ui/panel/panel-state'
import { text } from '~/ui/text'
import { usePagePlace, useVenue } from '../venue/venue-provider'
import { head } from './position-chart.css'
import { PositionsCard, Spans } from './positions-card'
import { type PositionsQuery, type PositionsResult, positionsHref } from './positions-result'
import { positionsText } from './positions-text'
import { RankTable } from './rank-table'

interface PositionsPanelProps {
  readonly choice: VenueChoice
  readonly answer: PolledResult<PositionsResult>
  readonly query: PositionsQuery
}

/** The largest positions on the chosen venues as a chart and as a ranking. They are read again with the page. */
export function PositionsPanel({ choice, answer, query }: PositionsPanelProps) {
  const { data, meta, answeredAt } = answer
  if (data === null) return <Failed query={query} />
  if (data.traders === 0) return <NoPositions query={query} history={data.history} />
  return (
    <>
      <PositionsCard data={data} query={query} />
      <RankTable
        times={panelTimes(data, meta, answeredAt)}
        notice={panelNotice(data, meta)}
        choice={choice}
        data={data}
        query={query}
      />
    </>
  )
}

function Failed({ query }: { readonly query: PositionsQuery }) {
  const { pathname, search } = usePagePlace()
  const { code } = useFailure()
  return (
    <Alone query={query} history={null}>
      <PanelState
        kind="error"
        title={positionsText.failed}
        reason={code === undefined ? text.unreachable : positionsText.httpError(code)}
        action={{ label: text.retry, to: pathname + search }}
      />
    </Alone>
  )
}

function NoPositions({ query, history }: Omit<AloneProps, 'children'>) {
  const location = usePagePlace()
  const all = { label: positionsText.showAll, to: positionsHref({ span: 'all', page: 1 }, location) }
  return (
    <Alone query={query} history={history}>
      <PanelState
        kind="empty"
        title={positionsText.none}
        reason={positionsText.noneIn(query.span)}
        action={query.span === 'all' ? undefined : all}
      />
    </Alone>
  )
}

interface AloneProps extends Pick<PositionsResult, 'history'> {
  readonly query: PositionsQuery
  readonly children: ReactNode
}

function Alone({ query, history, children }: AloneProps) {
  const title = positionsText.title(useVenue().choice)
  return (
    <section className={card} aria-label={title}>
      <div className={head}>
        <h2>{title}</h2>
        {history && <HistoryLine {...history} />}
        <Spans query={query} />
      </div>
      {children}
    </section>
  )
}
