// The facts of protocols are in `protocol.ts`. Browsers load the names below on every page, and the facts on few.

/** Venues of spot orders, by their names in order lists, in row counts and in rollups. */
export const spotVenues = ['dca', 'jupiter', 'kamino'] as const
export type SpotVenue = (typeof spotVenues)[number]

/** Venues of perpetuals, in the order in which lists show them. `perpVenueFacts` has the facts of each. */
export const perpVenues = ['drift', 'velocity'] as const
export type PerpVenue = (typeof perpVenues)[number]

/** The venue of `/api/drift`, whose pages and fields show no other venue. */
export const driftOnly = ['drift'] as const satisfies readonly PerpVenue[]
