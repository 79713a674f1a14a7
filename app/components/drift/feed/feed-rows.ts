/** Rows of each list of the tab (M200). */
export const feedRows = 20
