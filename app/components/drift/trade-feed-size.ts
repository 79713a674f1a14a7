/** Lines of the compact feed. */
export const tradeFeedSize = 6
