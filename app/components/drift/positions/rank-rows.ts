/** Rows of a page of the rank table (M200). */
export const rankRows = 20
