// What the service refuses, it explains. What may pass by itself has been tried again before it gets here.
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
