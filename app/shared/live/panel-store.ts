import type { PanelTimes } from '~/domain/service/freshness'
import { createRowStore, type RowStore } from '~/ui/signal/row-store'
import type { LiveRow } from './live-rows'
import type { PanelRules, PanelState, RenderedPanel } from './panel-state'
import { panelTimes } from './panel-times'

/** Store that keeps the state of a panel outside React. */
export interface PanelStore<Row extends LiveRow> {
  readonly firstRendered: RenderedPanel<Row>
  state(): PanelState<Row>
  set(next: PanelState<Row>): void
  /** State that React has rendered or will render next. */
  rendering(): PanelState<Row>
  setRendering(state: PanelState<Row>): void
  /** Latest versions of the shown rows. */
  readonly rows: RowStore<Row>
  /** Times of the panel. They are computed on access, so they are always current. */
  readonly times: PanelTimes
  flashCountOf(row: Row): number | undefined
}

export function createPanelStore<Row extends LiveRow>(
  first: PanelState<Row>,
  { keyOf, looksSame }: Pick<PanelRules<never, Row>, 'keyOf' | 'looksSame'>,
): PanelStore<Row> {
  const rows = createRowStore(keyOf, first.rows.shown)
  let state = first
  let rendering = first
  const times = () => panelTimes(state.page, state.meta, state.refreshedAt)
  return {
    firstRendered: { state: first, rows: first.rows.shown, looksSame },
    state: () => state,
    set(next) {
      state = next
      rows.set(next.rows.shown)
    },
    rendering: () => rendering,
    setRendering: (next) => {
      rendering = next
    },
    rows,
    times: {
      get refreshedAt() {
        return times().refreshedAt
      },
      get dataAt() {
        return times().dataAt
      },
    },
    flashCountOf: (row) => state.rows.flashes.get(keyOf(row))?.count,
  }
}
