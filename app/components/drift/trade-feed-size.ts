/** Number of lines of the compact trade feed. */
export const tradeFeedSize = 6
