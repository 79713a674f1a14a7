/**
 * Minimum history that must be retained, days. Lists, charts and rankings of a week need this history, so no
 * setting and no wrong clock may delete it.
 */
export const leastRetentionDays = 7
