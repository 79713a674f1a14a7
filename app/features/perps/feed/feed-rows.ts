/** Number of rows in each list of the orders tab. */
export const feedRows = 20
