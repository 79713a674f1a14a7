import { startTransition, useEffect, useState } from 'react'
import type { WirePage } from '~/contracts/schema/page'
import type { PanelResult } from '~/contracts/state/panel'
import type { AgedTopic } from '~/domain/protocol/protocol'
import type { PanelTimes } from '~/domain/service/freshness'
import { useClock } from '~/ui/marks/now'
import type { RowStore } from '~/ui/signal/row-store'
import type { RowOf, RowTopic } from './live-client'
import { useFrames, useLive, useRowFrames } from './live-provider'
import { type LiveRow, release, takeChanged, waitingCount } from './live-rows'
import {
  caughtUp,
  type PanelRules,
  type PanelState,
  renderNext,
  rendersSame,
  startPanel,
} from './panel-state'
import { createPanelStore } from './panel-store'
import { panelNotice } from './panel-times'
import { type HoldHandlers, useHeld } from './use-held'

interface PanelOptions<Topic extends RowTopic, Row extends LiveRow> {
  readonly topic: Topic
  /** Topic whose age the panel has. By default `topic`. A panel of one venue has the age of this venue. */
  readonly agedTopic?: AgedTopic
  readonly answer: PanelResult<Row>
  /** Key that identifies the page, sort order and filter that the visitor chose. */
  readonly view: string
  readonly rules: PanelRules<RowOf[Topic], Row>
  /** Returns whether the shown list becomes incomplete or wrong when a row changes. */
  readonly outdates: (changed: RowOf[Topic], shown: readonly Row[], isShown: boolean) => boolean
}

/** Live panel in the form that its component renders. */
export interface LivePanel<Row> {
  /** Rows as React rendered them. `store` contains their latest versions. */
  readonly rows: readonly Row[]
  readonly store: RowStore<Row>
  /** Latest page of rows that was read. `null`: none has been read yet. */
  readonly page: WirePage<Row> | null
  /**
   * Current times of the panel. They change more often than the panel renders, so components read the times
   * every second.
   */
  readonly times: PanelTimes
  readonly notice: string | undefined
  /** Number of new rows that are not shown while the order of the rows is held. */
  readonly waiting: number
  showWaiting(): void
  /** Moves the focus to the first row. */
  readonly focusRows: () => void
  /** Returns how often a row has changed visibly. `undefined`: never. */
  flashCountOf(row: Row): number | undefined
  /** Whether the rows start above the window, so that the panel's header is out of sight. */
  readonly scrolledInto: boolean
  /**
   * Event handlers and ref for the element around the rows. While the pointer or the focus is inside the
   * element, the order of the rows is held.
   */
  readonly holdHandlers: HoldHandlers
}

/**
 * Hook for a live panel. The panel shows the loader's response, applies stream events, and keeps its data
 * when a response fails.
 */
export function usePanel<Topic extends RowTopic, Row extends LiveRow>(
  options: PanelOptions<Topic, Row>,
): LivePanel<Row> {
  const { topic, agedTopic = topic, answer, view, rules, outdates } = options
  const { requestRefresh } = useLive()
  const { held: touched, scrolledInto, focusRows, handlers } = useHeld()
  const clock = useClock()
  const wish = { answer, view, held: touched || scrolledInto }
  const [panel] = useState(() => createPanelStore(startPanel(wish), rules))
  const [stored, setRendered] = useState(panel.firstRendered)
  let rendered = stored
  if (
    stored.looksSame !== rules.looksSame ||
    caughtUp(stored.state, wish, rules, Date.now()) !== stored.state
  ) {
    rendered = renderNext(stored, caughtUp(panel.state(), wish, rules, Date.now()), rules)
    setRendered(rendered)
  }

  /**
   * Applies a new state. Numbers update immediately. All other changes render as a transition, so that the
   * visitor's input comes first.
   */
  const take = (next: PanelState<Row>) => {
    panel.set(next)
    if (rendersSame(panel.rendering(), next, rules)) return
    panel.setRendering(next)
    startTransition(() => setRendered((current) => renderNext(current, next, rules)))
  }
  useEffect(() => {
    panel.setRendering(rendered.state)
    take(caughtUp(panel.state(), wish, rules, Date.now()))
  })
  useRowFrames(topic, (frame) => {
    const state = panel.state()
    const framed = rules.accepts === undefined ? frame.rows : frame.rows.filter(rules.accepts)
    const changed = framed.map(rules.ofFrame)
    const rows = takeChanged(state.rows, changed, rules, wish.held, Date.now())
    take({ ...state, rows, meta: frame.metas?.[agedTopic] ?? frame.meta, refreshedAt: clock() })
    const isOutdated = framed.some((row) => {
      const isShown = panel.rows.rowOf(rules.keyOf(rules.ofFrame(row))) !== undefined
      return outdates(row, rows.shown, isShown)
    })
    if (frame.resync || isOutdated) requestRefresh()
  })
  useFrames('freshness', (frame) => take({ ...panel.state(), meta: frame[agedTopic], refreshedAt: clock() }))
  const { page, meta } = rendered.state
  return {
    rows: rendered.rows,
    store: panel.rows,
    page,
    times: panel.times,
    notice: panelNotice(page, meta),
    waiting: waitingCount(rendered.state.rows, rules),
    showWaiting: () => {
      const state = panel.state()
      take({ ...state, rows: release(state.rows, rules, Date.now()) })
    },
    focusRows,
    flashCountOf: panel.flashCountOf,
    scrolledInto,
    holdHandlers: handlers,
  }
}
