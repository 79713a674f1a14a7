/** Storage keys of the log and the state of alerts on this device. */
export const logKey = 'alerts-log'
export const alertStateKey = 'alerts-state'
