export { type Answered, createSextant, type Sextant, type SextantOptions } from './client.ts'
export type {
  Answer,
  Call,
  ListPath,
  Path,
  PathParameters,
  Query,
  Row,
  TableCall,
  Topic,
} from './operations.ts'
export { SextantProblem, SextantUnreachable } from './problem.ts'
export type { components, operations, paths } from './schema.generated.ts'
export type { StreamOptions } from './stream.ts'
export type { Changed, DataAge, StreamData, StreamEvent } from './stream-event.ts'
