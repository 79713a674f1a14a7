/** Storage keys of the rules, the log and the state of alerts on this device. */
export const rulesKey = 'alerts'
export const logKey = 'alerts-log'
export const alertStateKey = 'alerts-state'
