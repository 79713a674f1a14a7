import { problemWire } from '~/contracts/problem'
import { Problem, type ProblemCode, problemBody } from '../problem.server'
import { countedHeaders, headerRefs } from './headers.server'
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

/** Problems by the name of their response. */
const problems = {
  InvalidParameter: problem(
    'invalid_parameter',
    'A parameter is wrong; each wrong one is named.',
    'size must be a whole number from 1 to 250.',
    { errors: [{ parameter: 'size', message: 'must be a whole number from 1 to 250' }] },
  ),
  InvalidKey: problem(
    'invalid_key',
    'The key is unknown or revoked.',
    'There is no such key: check it, or leave it out to call as Free.',
  ),
  PlanRequired: problem(
    'plan_required',
    'The time asked about is before the window of the plan.',
    'The plan free reaches back 31 days: ask from 1795000000 (2026-11-18T11:06:40Z) on.',
    { members: { earliestAllowed: 1_795_000_000 } },
  ),
  NotFound: problem(
    'not_found',
    'There is no such thing. `errors` names the parameter whose value names nothing; `hint` and `suggestions` say what to do instead, if that is known.',
    'There is no Drift perp market FOO (parameter market).',
    {
      errors: [{ parameter: 'market', message: 'names no Drift perp market: FOO' }],
      members: { hint: 'Perp markets are listed at /api/drift/markets.' },
    },
  ),
  NotAcceptable: problem(
    'not_acceptable',
    'The answer cannot be had in a form that `Accept` names.',
    'This answers application/json only.',
  ),
  RateLimited: problem(
    'rate_limited',
    'Too many requests for the plan.',
    'The plan free has 1 a second and 5 at once: wait 1 s.',
    wait(1),
  ),
  SourceUnavailable: problem(
    'source_unavailable',
    'The data cannot be read at the moment.',
    'The data cannot be read at the moment.',
    wait(2),
  ),
} as const

export type ProblemName = keyof typeof problems

/** Builds the responses of all problems, for references from operations. */
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

/** Returns references to problems by name, each under its status. */
export function problemRefs(names: readonly ProblemName[]): Part {
  return Object.fromEntries(
    names.map((name) => [problems[name].example.status, { $ref: `#/components/responses/${name}` }]),
  )
}
