import type { ComponentProps } from 'react'
import { Ranking } from '~/ui/table/ranking'
import { useHeldRows } from './use-held-rows'

interface HeldRankingProps<Row> extends ComponentProps<typeof Ranking<Row>> {
  /** Key of the sort order and filter that the visitor chose. */
  readonly view?: string
}

/** Ranking whose rows stay in place while the pointer is over them. */
export function HeldRanking<Row>({ view = '', ...ranking }: HeldRankingProps<Row>) {
  const { rows, handlers } = useHeldRows(ranking.rows, ranking.keyOf, view)
  return (
    <div {...handlers}>
      <Ranking {...ranking} rows={rows} />
    </div>
  )
}
