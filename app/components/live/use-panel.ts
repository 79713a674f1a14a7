import { startTransition, useCallback, useState } from 'react'
import type { WirePage } from '~/contracts/page'
import type { PanelAnswer, PanelMeta } from '~/contracts/panel'
import type { PanelTimes } from '~/domain/freshness'
import type { UnixSeconds } from '~/domain/time'
import { useClock } from '~/ui/now'
import type { RowOf, RowTopic } from './live-client'
import { useFrames, useLive, useRowFrames } from './live-provider'
import {
  type LiveRow,
  type RowRules,
  type RowsState,
  release,
  startRows,
  takeChanged,
  takePage,
  waitingCount,
} from './live-rows'
import { panelTimes } from './panel-times'
import { type HoldHandlers, useHeld } from './use-held'

/** How a panel takes in rows: those of its page, and those of the stream's frames, which may say more than its list needs. */
export interface PanelRules<Framed, Row extends LiveRow> extends RowRules<Row> {
  readonly ofFrame: (framed: Framed) => Row
}

interface PanelOptions<Topic extends RowTopic, Row extends LiveRow> {
  readonly topic: Topic
  readonly answer: PanelAnswer<Row>
  /** Names the reader's choice of page, sort and filter. */
  readonly view: string
  readonly rules: PanelRules<RowOf[Topic], Row>
  /** Whether a changed row means that the shown list is no longer the right one. */
  readonly outdates: (changed: RowOf[Topic], shown: readonly Row[]) => boolean
}

interface PanelState<Row extends LiveRow> {
  readonly answer: PanelAnswer<Row>
  readonly view: string
  /** The newest page that could be read for this view. */
  readonly page: WirePage<Row> | null
  readonly rows: RowsState<Row>
  readonly meta: PanelMeta
  readonly refreshedAt: UnixSeconds
}

/** A panel as its component draws it. */
export interface LivePanel<Row> {
  readonly rows: readonly Row[]
  /** The newest page that could be read; null = none yet. */
  readonly page: WirePage<Row> | null
  readonly times: PanelTimes
  readonly notice: string | undefined
  /** New rows that wait while the order is held. */
  readonly waiting: number
  showWaiting(): void
  /** How often the row has changed before the reader's eyes; undefined = never. */
  beatOf(row: Row): number | undefined
  /** The rows begin above the window, and with them what stands in the panel's header. */
  readonly scrolledInto: boolean
  /** For the element around the rows: its pointer and focus hold the order. */
  readonly holdHandlers: HoldHandlers
}

/** A panel that lives: the loader's answer, kept current by the stream, keeping what it has when an answer fails. */
export function usePanel<Topic extends RowTopic, Row extends LiveRow>(
  options: PanelOptions<Topic, Row>,
): LivePanel<Row> {
  const { topic, answer, view, rules, outdates } = options
  const { requestRefresh } = useLive()
  const { held: touched, scrolledInto, handlers } = useHeld()
  const held = touched || scrolledInto
  const clock = useClock()
  const [stored, setState] = useState(() => startPanel(answer, view))

  let state = stored
  if (state.answer !== answer || state.view !== view) state = takeAnswer(state, answer, view, rules, held)
  // Released while rows wait: they may move now.
  if (!held && state.rows.shown !== state.rows.latest) {
    state = { ...state, rows: release(state.rows, rules, Date.now()) }
  }
  if (state !== stored) setState(state)

  useRowFrames(topic, (frame) => {
    // In slices: whatever the reader does meanwhile comes first.
    startTransition(() =>
      setState((current) => ({
        ...current,
        rows: takeChanged(current.rows, frame.rows.map(rules.ofFrame), rules, held, Date.now()),
        meta: frame.meta,
        refreshedAt: clock(),
      })),
    )
    if (frame.resync || frame.rows.some((row) => outdates(row, state.rows.shown))) requestRefresh()
  })
  useFrames('freshness', (frame) => {
    startTransition(() => setState((current) => ({ ...current, meta: frame[topic], refreshedAt: clock() })))
  })
  const showWaiting = useCallback(
    () => setState((current) => ({ ...current, rows: release(current.rows, rules, Date.now()) })),
    [rules],
  )
  return {
    rows: state.rows.shown,
    page: state.page,
    times: panelTimes(state.page, state.meta, state.refreshedAt),
    notice: state.page === null ? undefined : (state.meta.notice ?? undefined),
    waiting: waitingCount(state.rows, rules),
    showWaiting,
    beatOf: (row) => state.rows.flashes.get(rules.keyOf(row))?.beat,
    scrolledInto,
    holdHandlers: handlers,
  }
}

function startPanel<Row extends LiveRow>(answer: PanelAnswer<Row>, view: string): PanelState<Row> {
  const { page, meta, answeredAt } = answer
  return { answer, view, page, rows: startRows(view, page?.content ?? []), meta, refreshedAt: answeredAt }
}

function takeAnswer<Row extends LiveRow>(
  state: PanelState<Row>,
  answer: PanelAnswer<Row>,
  view: string,
  rules: RowRules<Row>,
  held: boolean,
): PanelState<Row> {
  if (state.view !== view) return startPanel(answer, view)
  // A failed answer is no refresh: what is there stays, and its age shows.
  if (answer.page === null) return { ...state, answer, meta: answer.meta }
  return {
    ...state,
    answer,
    page: answer.page,
    rows: takePage(state.rows, answer.page.content, rules, held, Date.now()),
    meta: answer.meta,
    refreshedAt: answer.answeredAt,
  }
}
