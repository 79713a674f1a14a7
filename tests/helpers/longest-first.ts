import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take more than forty seconds, longest first. A file that is missing here only starts later. */
const longest = [
  'indexer/subscriptions',
  'indexer/keyless-prices',
  'process/product',
  'indexer/bent-nodes',
  'indexer/geyser',
  'server/embedded',
  'indexer/backfill-ends',
  'process/writer-takeover',
  'indexer/both-paths',
  'indexer/jupiter-key',
  'cli/doctor',
  'indexer/metered',
  'indexer/missing-transactions',
].map((name) => `/tests/integration/${name}.test.ts`)

/** Starts the files that take longest first, so that none of them runs alone at the end of its suite. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files)
    return others.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((name) => moduleId.endsWith(name))
  return place < 0 ? longest.length : place
}
