/**
 * Minimum page width at which the response is shown beside the list of endpoints. On narrower pages it is
 * below the call button.
 */
export const besideWidth = '(min-width: 1280px)'
