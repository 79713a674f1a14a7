import type { ComponentProps } from 'react'
import { Ranking } from '~/ui/ranking'
import { useHeldRows } from './use-held-rows'

interface HeldRankingProps<Row> extends ComponentProps<typeof Ranking<Row>> {
  /** What the reader has chosen of it. */
  readonly view?: string
}

/** A ranking whose rows stay where they are while they are pointed at (B28). */
export function HeldRanking<Row>({ view = '', ...ranking }: HeldRankingProps<Row>) {
  const { rows, handlers } = useHeldRows(ranking.rows, ranking.keyOf, view)
  return (
    <div {...handlers}>
      <Ranking {...ranking} rows={rows} />
    </div>
  )
}
