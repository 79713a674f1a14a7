import { panelLoader } from '~/context/page-loader.server'
import { readFilledChart } from './read-jupiter-panels.server'

/** Returns the share of each token in the filled limit orders. The chart polls this route. */
export const loader = panelLoader(3, ({ services }) => readFilledChart(services))
