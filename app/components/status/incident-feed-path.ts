/** Where incidents are told as a feed; apart from what writes it, which no browser needs. */
export const incidentFeedPath = '/feeds/incidents.atom'
