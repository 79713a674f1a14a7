import { panelLoader } from '~/context/page-loader.server'
import { readFilledTable } from './read-jupiter-panels.server'

/** Returns the tokens of the filled limit orders. The table polls this route. */
export const loader = panelLoader(
  3,
  async ({ services, search }) => (await readFilledTable(services, search)).answer,
)
