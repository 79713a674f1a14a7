/**
 * Minimum history that must be retained, days. Lists, charts and rankings of a week need it, so neither
 * settings nor a wrong clock may delete it.
 */
export const leastRetentionDays = 7
