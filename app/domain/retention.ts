/** History that no setting and no clock may delete, days: the lists, charts and rankings of a week need it. */
export const leastRetentionDays = 7
