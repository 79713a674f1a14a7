import type { WirePage } from '~/contracts/schema/page'
import type { PanelMeta, PanelResult } from '~/contracts/state/panel'
import type { UnixMs, UnixSeconds } from '~/domain/base/time'
import {
  type LiveRow,
  type RowRules,
  type RowsState,
  release,
  startRows,
  takePage,
  waitingCount,
} from './live-rows'

/**
 * Rules that determine how a panel applies rows from the page and from stream events. Rows from the stream
 * can have more fields than the list needs.
 */
export interface PanelRules<Framed, Row extends LiveRow> extends RowRules<Row> {
  readonly ofFrame: (framed: Framed) => Row
  /** Returns whether a row of the stream belongs to the panel. By default, all do. */
  readonly accepts?: (framed: Framed) => boolean
  /**
   * Returns whether two versions of a row differ only in values that update directly. `Object.is`: every
   * version of a row is rendered.
   */
  readonly looksSame: (one: Row, other: Row) => boolean
}

/** State of a live panel. */
export interface PanelState<Row extends LiveRow> {
  readonly answer: PanelResult<Row>
  /** Key of the page, sort order and filter to which the response belongs. */
  readonly view: string
  /** The latest page of rows that was read for this view. */
  readonly page: WirePage<Row> | null
  readonly rows: RowsState<Row>
  readonly meta: PanelMeta
  readonly refreshedAt: UnixSeconds
}

/** Input of a panel from its page: the response, the view, and whether rows are held. */
export interface PanelWish<Row extends LiveRow> extends Pick<PanelState<Row>, 'answer' | 'view'> {
  /** Whether rows must keep their places because the visitor is using them. */
  readonly held: boolean
}

export function startPanel<Row extends LiveRow>({
  answer,
  view,
}: Pick<PanelWish<Row>, 'answer' | 'view'>): PanelState<Row> {
  const { page, meta, answeredAt } = answer
  return { answer, view, page, rows: startRows(view, page?.content ?? []), meta, refreshedAt: answeredAt }
}

/**
 * Applies the page's latest response to the state of a panel, and shows waiting rows as soon as no rows are
 * held. Returns the same state if nothing changed.
 */
export function caughtUp<Row extends LiveRow>(
  state: PanelState<Row>,
  wish: PanelWish<Row>,
  rules: RowRules<Row>,
  nowMs: UnixMs,
): PanelState<Row> {
  const taken = takeResult(state, wish, rules, nowMs)
  if (wish.held || taken.rows.shown === taken.rows.latest) return taken
  return { ...taken, rows: release(taken.rows, rules, nowMs) }
}

function takeResult<Row extends LiveRow>(
  state: PanelState<Row>,
  wish: PanelWish<Row>,
  rules: RowRules<Row>,
  nowMs: UnixMs,
): PanelState<Row> {
  const { answer, view, held } = wish
  if (state.view !== view) return startPanel(wish)
  if (state.answer === answer) return state
  // A failed response is not a refresh, so the rows stay and the panel shows their age.
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

/**
 * State of a panel and the rendered version of each row. A newer version that looks the same does not replace
 * the rendered version.
 */
export interface RenderedPanel<Row extends LiveRow> {
  readonly state: PanelState<Row>
  readonly rows: readonly Row[]
  /** Rule by which the rows were compared. It changes if the visitor chooses other columns. */
  readonly looksSame: PanelRules<never, Row>['looksSame']
}

/**
 * Returns the state for the next render. Rows that look the same keep their object, so that React does not
 * render them again.
 */
export function renderNext<Row extends LiveRow>(
  rendered: Pick<RenderedPanel<Row>, 'rows'>,
  state: PanelState<Row>,
  { keyOf, looksSame }: Pick<PanelRules<never, Row>, 'keyOf' | 'looksSame'>,
): RenderedPanel<Row> {
  const before = new Map(rendered.rows.map((row) => [keyOf(row), row]))
  const rows = state.rows.shown.map((row) => {
    const known = before.get(keyOf(row))
    return known !== undefined && looksSame(known, row) ? known : row
  })
  const isSame =
    rows.length === rendered.rows.length && rows.every((row, place) => row === rendered.rows[place])
  return { state, rows: isSame ? rendered.rows : rows, looksSame }
}

/**
 * Returns whether two states differ only in values that update without a render: numbers in rows, and times.
 */
export function rendersSame<Row extends LiveRow>(
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
  { keyOf, looksSame }: Pick<PanelRules<never, Row>, 'keyOf' | 'looksSame'>,
): boolean {
  const isSame = (row: Row, next: Row | undefined) =>
    row === next || (next !== undefined && keyOf(row) === keyOf(next) && looksSame(row, next))
  return (
    one === other || (one.length === other.length && one.every((row, place) => isSame(row, other[place])))
  )
}
