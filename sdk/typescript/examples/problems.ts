// Shows how the service explains a rejected request. The client retries temporary failures automatically, so
// `catch` only receives errors that remain after the retries.
import { SextantProblem, SextantUnreachable } from '../src/index.ts'
import { sextant } from './connect.ts'

try {
  await sextant.get('/api/tokens/{tokenMint}', { path: { tokenMint: 'not a mint' } })
} catch (error) {
  if (error instanceof SextantUnreachable) console.log('Is the service running?', error.message)
  else if (error instanceof SextantProblem) {
    console.log(`${error.status} ${error.code}: ${error.message}`)
    for (const { parameter, message } of error.errors) console.log(`  ${parameter} ${message}`)
  } else throw error
}
