/** Number of rows per page in the ranking of the largest positions. */
export const rankRows = 20
