import { createSextant } from '../src/index.ts'

/** The service that the examples ask: one on this machine, unless the environment names another. */
export const sextant = createSextant({
  baseUrl: process.env.SEXTANT_URL ?? 'http://localhost:3000',
  ...(process.env.SEXTANT_API_KEY && { apiKey: process.env.SEXTANT_API_KEY }),
})
