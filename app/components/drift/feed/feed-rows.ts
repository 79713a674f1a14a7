/** Number of rows per list on the tab. */
export const feedRows = 20
