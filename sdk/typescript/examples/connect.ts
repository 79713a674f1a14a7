import { createSextant } from '../src/index.ts'

/** Client for all examples. Uses the service at `SEXTANT_URL`, or otherwise the service on this machine. */
export const sextant = createSextant({
  baseUrl: process.env.SEXTANT_URL ?? 'http://localhost:3000',
  ...(process.env.SEXTANT_API_KEY && { apiKey: process.env.SEXTANT_API_KEY }),
})
