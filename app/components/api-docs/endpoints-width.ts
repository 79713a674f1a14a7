/** From here on the answer stands beside the list instead of below the button. */
export const besideWidth = '(min-width: 1280px)'
