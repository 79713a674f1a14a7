/** Number of lines in the compact list of trades. */
export const tradeFeedSize = 6
