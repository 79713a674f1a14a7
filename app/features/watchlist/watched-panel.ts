import { panelLoader } from '~/context/page-loader.server'
import { readParam } from '~/ui/url/url-param'
import { readWatched } from './read-watched.server'
import { watchedParam } from './watched-key'

/** Returns the figures of tokens and perp markets: `/panels/watchlist?ids=token:{mint},market:{account}`. */
export const loader = panelLoader(1, ({ services, search }) =>
  readWatched(services, readParam(watchedParam, search)),
)
