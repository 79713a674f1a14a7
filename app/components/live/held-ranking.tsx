import type { ComponentProps } from 'react'
import { Ranking } from '~/ui/ranking'
import { useHeldRows } from './use-held-rows'

interface HeldRankingProps<Row> extends ComponentProps<typeof Ranking<Row>> {
  /** The visitor's choice of sort and filter. */
  readonly view?: string
}

/** A ranking whose rows stay in place while the pointer is over them. */
export function HeldRanking<Row>({ view = '', ...ranking }: HeldRankingProps<Row>) {
  const { rows, handlers } = useHeldRows(ranking.rows, ranking.keyOf, view)
  return (
    <div {...handlers}>
      <Ranking {...ranking} rows={rows} />
    </div>
  )
}
