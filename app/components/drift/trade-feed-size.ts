/** Lines of the compact trade feed. */
export const tradeFeedSize = 6
