import { createSextant } from '../src/index.ts'

/**
 * Client for all examples. It uses the service at `SEXTANT_URL`. If this variable is not set, it uses the
 * service on this machine.
 */
export const sextant = createSextant({
  baseUrl: process.env.SEXTANT_URL ?? 'http://localhost:3000',
  ...(process.env.SEXTANT_API_KEY && { apiKey: process.env.SEXTANT_API_KEY }),
})
