/** Number of rows per page of the ranking. */
export const rankRows = 20
