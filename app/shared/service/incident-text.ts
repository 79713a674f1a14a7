/** Texts of incidents, on the status page and in its feed. */
export const incidentText = {
  ongoing: 'ongoing',
  noReport: 'No data.',
} as const
