/** Minimum value of a limit order at its opening for the dashboard's table, USD. */
export const leastLimitUsd = 2_500
