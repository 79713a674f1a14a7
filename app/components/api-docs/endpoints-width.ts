/** Page width from which the response is shown beside the list instead of below the button. */
export const besideWidth = '(min-width: 1280px)'
