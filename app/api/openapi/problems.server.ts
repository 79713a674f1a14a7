import { problemWire } from '~/contracts/schema/problem'
import { Problem, type ProblemCode, problemBody } from '../response/problem.server'
import { countedHeaders, headerRefs } from './documented-headers.server'
import { type Part, refTo } from './schemas.server'

interface DocumentedProblem {
  readonly code: ProblemCode
  readonly description: string
  readonly example: Problem
}

const problem = (
  code: ProblemCode,
  description: string,
  detail: string,
  more?: ConstructorParameters<typeof Problem>[2],
): DocumentedProblem => ({ code, description, example: new Problem(code, detail, more) })

const wait = (seconds: number) => ({ headers: { 'Retry-After': String(seconds) } })

/** Problems by the name of their response in the document. */
const problems = {
  InvalidParameter: problem(
    'invalid_parameter',
    'A parameter is invalid; `errors` lists all invalid parameters.',
    'size must be a whole number from 1 to 250.',
    { errors: [{ parameter: 'size', message: 'must be a whole number from 1 to 250' }] },
  ),
  InvalidKey: problem(
    'invalid_key',
    'The API key is unknown or revoked.',
    'Unknown API key: check it, or omit it to use the Free plan.',
  ),
  PlanRequired: problem(
    'plan_required',
    'The requested time is before your plan’s history.',
    'The plan free includes 31 days of history: the earliest allowed time is 1795000000 (2026-11-18T11:06:40Z).',
    { members: { earliestAllowed: 1_795_000_000 } },
  ),
  NotFound: problem(
    'not_found',
    'Not found. `errors` contains the parameter with the unknown value; `hint` and `suggestions` say how to fix the request, if known.',
    'Unknown Drift perp market: FOO (parameter market).',
    {
      errors: [{ parameter: 'market', message: 'is not a known Drift perp market: FOO' }],
      members: { hint: 'Perp markets are listed at /api/drift/markets.' },
    },
  ),
  NotAcceptable: problem(
    'not_acceptable',
    'None of the formats in `Accept` is available.',
    'Available formats: application/json.',
  ),
  RateLimited: problem(
    'rate_limited',
    'You have exceeded your plan’s request rate.',
    'The rate limit of the plan free is 1/s with bursts of 5: wait 1 s.',
    wait(1),
  ),
  SourceUnavailable: problem(
    'source_unavailable',
    'The data is temporarily unavailable.',
    'The data is temporarily unavailable.',
    wait(2),
  ),
} as const

export type ProblemName = keyof typeof problems

/** Builds the responses of all problems. Operations refer to these responses. */
export function problemResponses(): Part {
  return Object.fromEntries(
    Object.entries(problems).map(([name, { description, example }]) => [
      name,
      {
        description,
        headers: headerRefs(
          'Retry-After' in example.headers ? [...countedHeaders, 'Retry-After'] : countedHeaders,
        ),
        content: {
          'application/problem+json': {
            schema: refTo(problemWire),
            example: problemBody(example, '/api/nothing'),
          },
        },
      },
    ]),
  )
}

/** Returns references to the problems with these names, each under its HTTP status. */
export function problemRefs(names: readonly ProblemName[]): Part {
  return Object.fromEntries(
    names.map((name) => [problems[name].example.status, { $ref: `#/components/responses/${name}` }]),
  )
}
