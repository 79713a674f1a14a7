/** USD that a limit order was worth at its opening, to be in the dashboard's table (M135). */
export const leastLimitUsd = 2_500
