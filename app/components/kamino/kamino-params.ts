import { choiceParam, flagParam, pageParam, readParam, textParam } from '~/ui/url-param'

/** Windows of the cards on the dashboard, and which one stands where nothing is said (M156). */
export const cardWindows = ['day', 'week'] as const
export type CardWindow = (typeof cardWindows)[number]

/** Each card has its own choice in the address. */
export const windowParams = {
  traders: choiceParam<CardWindow>('traders', cardWindows, 'week'),
  trades: choiceParam<CardWindow>('trades', cardWindows, 'week'),
  tokens: choiceParam<CardWindow>('tokens', cardWindows, 'week'),
} as const

/** What an address asks of each card. */
export function readWindows(params: URLSearchParams) {
  return {
    traders: readParam(windowParams.traders, params),
    trades: readParam(windowParams.trades, params),
    tokens: readParam(windowParams.tokens, params),
  }
}

/** Windows of the leaderboard. */
export const boardWindows = ['day', 'week', 'month'] as const
export type BoardWindow = (typeof boardWindows)[number]

/** A phone shows all levels of the book. */
export const allLevelsParam = flagParam('levels')

/** One view of the leaderboard. A key has 44 characters at most. */
export const boardParams = {
  window: choiceParam<BoardWindow>('window', boardWindows, 'week'),
  page: pageParam('page'),
  search: textParam('search', 44),
} as const

/** What an address asks of the leaderboard. */
export function readBoardQuery(params: URLSearchParams) {
  return {
    window: readParam(boardParams.window, params),
    search: readParam(boardParams.search, params),
    page: readParam(boardParams.page, params),
  }
}
export type BoardQuery = ReturnType<typeof readBoardQuery>
