import { z } from 'zod'
import { unitOfSeconds } from './fields'

/** A failure (RFC 9457). New codes may be added, so clients must handle an unknown code by its status. */
export const problemWire = z.object({
  type: z.string().describe('Path that stands for this kind of problem.'),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().describe('What is wrong with this request, for people.'),
  message: z.string().describe('As `detail`.'),
  instance: z.string().describe('Path that was asked for.'),
  code: z.string().describe('The kind of problem, for programs.'),
  errors: z
    .array(z.object({ parameter: z.string(), message: z.string() }))
    .optional()
    .describe('Every parameter that is wrong.'),
  hint: z.string().optional().describe('What to do instead, for people.'),
  suggestions: z
    .array(z.string())
    .optional()
    .describe('Paths of this API that were probably meant, the likeliest first.'),
  retryAfter: z.number().optional().meta({ 'x-unit': 'seconds' }),
  earliestAllowed: z.number().int().optional().describe('How far back the plan reaches.').meta({
    'x-unit': unitOfSeconds,
  }),
})
export type ProblemWire = z.infer<typeof problemWire>
