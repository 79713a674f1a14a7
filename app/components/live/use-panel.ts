import { startTransition, useEffect, useState } from 'react'
import type { WirePage } from '~/contracts/page'
import type { PanelResult } from '~/contracts/panel'
import type { PanelTimes } from '~/domain/freshness'
import { useClock } from '~/ui/now'
import type { RowStore } from '~/ui/row-store'
import type { RowOf, RowTopic } from './live-client'
import { useFrames, useLive, useRowFrames } from './live-provider'
import { type LiveRow, release, takeChanged, waitingCount } from './live-rows'
import { caughtUp, drawNext, drawsSame, type PanelRules, type PanelState, startPanel } from './panel-state'
import { createPanelStore } from './panel-store'
import { panelNotice } from './panel-times'
import { type HoldHandlers, useHeld } from './use-held'

interface PanelOptions<Topic extends RowTopic, Row extends LiveRow> {
  readonly topic: Topic
  readonly answer: PanelResult<Row>
  /** Identifies the visitor's choice of page, sort and filter. */
  readonly view: string
  readonly rules: PanelRules<RowOf[Topic], Row>
  /** Returns whether a changed row makes the shown list incomplete or wrong. */
  readonly outdates: (changed: RowOf[Topic], shown: readonly Row[], isShown: boolean) => boolean
}

/** A live panel in the form that its component renders. */
export interface LivePanel<Row> {
  /** Rows as rendered. `store` contains their latest versions. */
  readonly rows: readonly Row[]
  readonly store: RowStore<Row>
  /** Latest page that was read. `null`: none yet. */
  readonly page: WirePage<Row> | null
  /**
   * Returns the current times. They change more often than the panel renders, so components read them every
   * second.
   */
  readonly times: PanelTimes
  readonly notice: string | undefined
  /** New rows that wait while the order is held. */
  readonly waiting: number
  showWaiting(): void
  /** Moves the focus to the first row. */
  readonly focusRows: () => void
  /** Returns the number of visible changes of a row. `undefined`: none. */
  flashCountOf(row: Row): number | undefined
  /** Whether the rows start above the window, so that the panel's header is out of sight. */
  readonly scrolledInto: boolean
  /** Ref for the element around the rows. Pointer or focus inside it hold the order. */
  readonly holdHandlers: HoldHandlers
}

/**
 * A live panel: shows the loader's response, applies stream events, and keeps its data when a response fails.
 */
export function usePanel<Topic extends RowTopic, Row extends LiveRow>(
  options: PanelOptions<Topic, Row>,
): LivePanel<Row> {
  const { topic, answer, view, rules, outdates } = options
  const { requestRefresh } = useLive()
  const { held: touched, scrolledInto, focusRows, handlers } = useHeld()
  const clock = useClock()
  const wish = { answer, view, held: touched || scrolledInto }
  const [panel] = useState(() => createPanelStore(startPanel(wish), rules.keyOf))
  const [stored, setDrawn] = useState(panel.firstDrawn)
  let drawn = stored
  if (caughtUp(stored.state, wish, rules, Date.now()) !== stored.state) {
    drawn = drawNext(stored, caughtUp(panel.state(), wish, rules, Date.now()), rules)
    setDrawn(drawn)
  }

  /**
   * Numbers update immediately. The rest renders as a transition, so that the visitor's input comes first.
   */
  const take = (next: PanelState<Row>) => {
    panel.set(next)
    if (drawsSame(panel.drawing(), next, rules)) return
    panel.setDrawing(next)
    startTransition(() => setDrawn((current) => drawNext(current, next, rules)))
  }
  useEffect(() => {
    panel.setDrawing(drawn.state)
    take(caughtUp(panel.state(), wish, rules, Date.now()))
  })
  useRowFrames(topic, (frame) => {
    const state = panel.state()
    const changed = frame.rows.map(rules.ofFrame)
    const rows = takeChanged(state.rows, changed, rules, wish.held, Date.now())
    take({ ...state, rows, meta: frame.meta, refreshedAt: clock() })
    const isOutdated = frame.rows.some((row) => {
      const isShown = panel.rows.rowOf(rules.keyOf(rules.ofFrame(row))) !== undefined
      return outdates(row, rows.shown, isShown)
    })
    if (frame.resync || isOutdated) requestRefresh()
  })
  useFrames('freshness', (frame) => take({ ...panel.state(), meta: frame[topic], refreshedAt: clock() }))
  const { page, meta } = drawn.state
  return {
    rows: drawn.rows,
    store: panel.rows,
    page,
    times: panel.times,
    notice: panelNotice(page, meta),
    waiting: waitingCount(drawn.state.rows, rules),
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
