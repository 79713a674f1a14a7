import type { WirePage } from '~/contracts/page'
import type { PanelAnswer, PanelMeta } from '~/contracts/panel'
import type { UnixMs, UnixSeconds } from '~/domain/time'
import {
  type LiveRow,
  type RowRules,
  type RowsState,
  release,
  startRows,
  takePage,
  waitingCount,
} from './live-rows'

/** How a panel takes in rows: those of its page, and those of the stream's frames, which may say more than its list needs. */
export interface PanelRules<Framed, Row extends LiveRow> extends RowRules<Row> {
  readonly ofFrame: (framed: Framed) => Row
  /** Whether two versions of a row differ in nothing but what writes itself; without it each version is drawn anew. */
  readonly looksSame?: (one: Row, other: Row) => boolean
}

/** All that a panel knows. */
export interface PanelState<Row extends LiveRow> {
  readonly answer: PanelAnswer<Row>
  /** The reader's choice of page, sort and filter that the answer is one to. */
  readonly view: string
  /** The newest page that could be read for this view. */
  readonly page: WirePage<Row> | null
  readonly rows: RowsState<Row>
  readonly meta: PanelMeta
  readonly refreshedAt: UnixSeconds
}

/** What the page wants of a panel now. */
export interface PanelWish<Row extends LiveRow> extends Pick<PanelState<Row>, 'answer' | 'view'> {
  /** Nothing may move away from under the reader. */
  readonly held: boolean
}

export function startPanel<Row extends LiveRow>({
  answer,
  view,
}: Pick<PanelWish<Row>, 'answer' | 'view'>): PanelState<Row> {
  const { page, meta, answeredAt } = answer
  return { answer, view, page, rows: startRows(view, page?.content ?? []), meta, refreshedAt: answeredAt }
}

/** The state as it is wished for: with the page's answer, and with the rows that waited once nothing is held. The same if it is so already. */
export function caughtUp<Row extends LiveRow>(
  state: PanelState<Row>,
  wish: PanelWish<Row>,
  rules: RowRules<Row>,
  nowMs: UnixMs,
): PanelState<Row> {
  const taken = takeAnswer(state, wish, rules, nowMs)
  if (wish.held || taken.rows.shown === taken.rows.latest) return taken
  return { ...taken, rows: release(taken.rows, rules, nowMs) }
}

function takeAnswer<Row extends LiveRow>(
  state: PanelState<Row>,
  wish: PanelWish<Row>,
  rules: RowRules<Row>,
  nowMs: UnixMs,
): PanelState<Row> {
  const { answer, view, held } = wish
  if (state.view !== view) return startPanel(wish)
  if (state.answer === answer) return state
  // A failed answer is no refresh: what is there stays, and its age shows.
  if (answer.page === null) return { ...state, answer, meta: answer.meta }
  return {
    ...state,
    answer,
    page: answer.page,
    rows: takePage(state.rows, answer.page.content, rules, held, nowMs),
    meta: answer.meta,
    refreshedAt: answer.answeredAt,
  }
}

/** What is drawn: a state, and of each of its rows the version that was drawn, as long as a newer one looks the same. */
export interface DrawnPanel<Row extends LiveRow> {
  readonly state: PanelState<Row>
  readonly rows: readonly Row[]
}

/** The next drawing: rows that look the same stay the objects that they were, so that nothing of them is drawn anew. */
export function drawNext<Row extends LiveRow>(
  drawn: DrawnPanel<Row>,
  state: PanelState<Row>,
  { keyOf, looksSame = Object.is }: Pick<PanelRules<never, Row>, 'keyOf' | 'looksSame'>,
): DrawnPanel<Row> {
  const before = new Map(drawn.rows.map((row) => [keyOf(row), row]))
  const rows = state.rows.shown.map((row) => {
    const known = before.get(keyOf(row))
    return known !== undefined && looksSame(known, row) ? known : row
  })
  const isSame = rows.length === drawn.rows.length && rows.every((row, place) => row === drawn.rows[place])
  return { state, rows: isSame ? drawn.rows : rows }
}

/** Whether nothing but what writes itself differs between two states: numbers of rows, and times. */
export function drawsSame<Row extends LiveRow>(
  one: PanelState<Row>,
  other: PanelState<Row>,
  rules: Pick<PanelRules<never, Row>, 'keyOf' | 'merge' | 'looksSame'>,
): boolean {
  return (
    one.page === other.page &&
    one.meta.notice === other.meta.notice &&
    (one.meta.dataTime === null) === (other.meta.dataTime === null) &&
    waitingCount(one.rows, rules) === waitingCount(other.rows, rules) &&
    areSameRows(one.rows.shown, other.rows.shown, rules)
  )
}

function areSameRows<Row extends LiveRow>(
  one: readonly Row[],
  other: readonly Row[],
  { keyOf, looksSame = Object.is }: Pick<PanelRules<never, Row>, 'keyOf' | 'looksSame'>,
): boolean {
  const isSame = (row: Row, next: Row | undefined) =>
    row === next || (next !== undefined && keyOf(row) === keyOf(next) && looksSame(row, next))
  return (
    one === other || (one.length === other.length && one.every((row, place) => isSame(row, other[place])))
  )
}
