import { createSextant } from '../src/index.ts'

/** Client for all examples: of the service on this machine, or of the one in the environment variable. */
export const sextant = createSextant({
  baseUrl: process.env.SEXTANT_URL ?? 'http://localhost:3000',
  ...(process.env.SEXTANT_API_KEY && { apiKey: process.env.SEXTANT_API_KEY }),
})
