import { choiceParam, flagParam, pageParam, textParam } from '~/ui/url-param'
import { readView, type ViewParams } from '~/ui/url-view'

/** Windows of the dashboard's cards. */
export const cardWindows = ['day', 'week'] as const
export type CardWindow = (typeof cardWindows)[number]

/** Window of each card. */
export interface CardWindows {
  readonly traders: CardWindow
  readonly trades: CardWindow
  readonly tokens: CardWindow
}

/** Parameters of the address, one for each card, with their defaults. */
export const windowParams: ViewParams<CardWindows> = {
  traders: choiceParam<CardWindow>('traders', cardWindows, 'week'),
  trades: choiceParam<CardWindow>('trades', cardWindows, 'week'),
  tokens: choiceParam<CardWindow>('tokens', cardWindows, 'week'),
}

/** Reads the windows of the cards from an address. Never throws. */
export function readWindows(params: URLSearchParams): CardWindows {
  return readView(windowParams, params)
}

/** Windows of the leaderboard. */
export const boardWindows = ['day', 'week', 'month'] as const
export type BoardWindow = (typeof boardWindows)[number]

/** Whether a phone shows all levels of the book. */
export const allLevelsParam = flagParam('levels')

/** View of the leaderboard. */
export interface BoardQuery {
  readonly window: BoardWindow
  readonly search: string
  readonly page: number
}

/** Maximum length of a search text. A key has at most 44 characters. */
export const boardParams: ViewParams<BoardQuery> = {
  window: choiceParam<BoardWindow>('window', boardWindows, 'week'),
  page: pageParam('page'),
  search: textParam('search', 44),
}

/** Reads the view of the leaderboard from an address. */
export function readBoardQuery(params: URLSearchParams): BoardQuery {
  return readView(boardParams, params)
}
