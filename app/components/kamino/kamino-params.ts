import { choiceParam, flagParam, pageParam, textParam } from '~/ui/url-param'
import { readView, type ViewParams } from '~/ui/url-view'

/** Windows of the cards on the dashboard, and which one stands where nothing is said (M156). */
export const cardWindows = ['day', 'week'] as const
export type CardWindow = (typeof cardWindows)[number]

/** What an address asks of each card. */
export interface CardWindows {
  readonly traders: CardWindow
  readonly trades: CardWindow
  readonly tokens: CardWindow
}

/** Each card has its own choice in the address. */
export const windowParams: ViewParams<CardWindows> = {
  traders: choiceParam<CardWindow>('traders', cardWindows, 'week'),
  trades: choiceParam<CardWindow>('trades', cardWindows, 'week'),
  tokens: choiceParam<CardWindow>('tokens', cardWindows, 'week'),
}

/** What an address asks of the cards; never fails. */
export function readWindows(params: URLSearchParams): CardWindows {
  return readView(windowParams, params)
}

/** Windows of the leaderboard. */
export const boardWindows = ['day', 'week', 'month'] as const
export type BoardWindow = (typeof boardWindows)[number]

/** A phone shows all levels of the book. */
export const allLevelsParam = flagParam('levels')

/** One view of the leaderboard. */
export interface BoardQuery {
  readonly window: BoardWindow
  readonly search: string
  readonly page: number
}

/** A key has 44 characters at most. */
export const boardParams: ViewParams<BoardQuery> = {
  window: choiceParam<BoardWindow>('window', boardWindows, 'week'),
  page: pageParam('page'),
  search: textParam('search', 44),
}

/** What an address asks of the leaderboard. */
export function readBoardQuery(params: URLSearchParams): BoardQuery {
  return readView(boardParams, params)
}
