import { choiceParam, flagParam, pageParam, textParam } from '~/ui/url/url-param'
import { readView, type ViewParams } from '~/ui/url/url-view'

/** Time windows that the visitor can choose for the dashboard's cards. */
export const cardWindows = ['day', 'week'] as const
export type CardWindow = (typeof cardWindows)[number]

/** Time window of each card. */
export interface CardWindows {
  readonly traders: CardWindow
  readonly trades: CardWindow
  readonly tokens: CardWindow
}

/** URL parameters for the time windows of the cards, one per card, with their defaults. */
export const windowParams: ViewParams<CardWindows> = {
  traders: choiceParam<CardWindow>('traders', cardWindows, 'week'),
  trades: choiceParam<CardWindow>('trades', cardWindows, 'week'),
  tokens: choiceParam<CardWindow>('tokens', cardWindows, 'week'),
}

/** Reads the time windows of the cards from URL parameters. Never throws. */
export function readWindows(params: URLSearchParams): CardWindows {
  return readView(windowParams, params)
}

/** Time windows that the visitor can choose for the leaderboard. */
export const boardWindows = ['day', 'week', 'month'] as const
export type BoardWindow = (typeof boardWindows)[number]

/** Prefix of the URL parameters of the order book's filters. */
export const bookListName = 'book'

/** Whether a phone shows all price levels of the order book. */
export const allLevelsParam = flagParam('levels')

/** View options of the leaderboard. */
export interface BoardQuery {
  readonly window: BoardWindow
  readonly search: string
  readonly page: number
}

/**
 * URL parameters of the leaderboard. A search text has at most 44 characters, because a key has at most 44
 * characters.
 */
export const boardParams: ViewParams<BoardQuery> = {
  window: choiceParam<BoardWindow>('window', boardWindows, 'week'),
  page: pageParam('page'),
  search: textParam('search', 44),
}

/** Reads the view options of the leaderboard from URL parameters. */
export function readBoardQuery(params: URLSearchParams): BoardQuery {
  return readView(boardParams, params)
}
