import { z } from 'zod'
import { unitOfSeconds } from './fields'

/**
 * A failure in the format of RFC 9457. The API may add new codes, so clients must handle an unknown code
 * according to its HTTP status.
 */
export const problemWire = z.object({
  type: z.string().describe('Path of the page about this kind of problem.'),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().describe('What is wrong with this request, for people.'),
  message: z.string().describe('Same as `detail`.'),
  instance: z.string().describe('Requested path.'),
  code: z.string().describe('Kind of problem, for programs.'),
  errors: z
    .array(z.object({ parameter: z.string(), message: z.string() }))
    .optional()
    .describe('All invalid parameters.'),
  hint: z.string().optional().describe('How to fix the request, for people.'),
  suggestions: z.array(z.string()).optional().describe('Suggested API paths, most likely first.'),
  retryAfter: z.number().optional().meta({ 'x-unit': 'seconds' }),
  earliestAllowed: z.number().int().optional().describe('Earliest time that the plan allows.').meta({
    'x-unit': unitOfSeconds,
  }),
})
export type ProblemWire = z.infer<typeof problemWire>
