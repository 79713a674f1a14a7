/**
 * Minimum value of a limit order when it was opened, USD. The dashboard's table leaves out smaller orders.
 */
export const leastLimitUsd = 2_500
