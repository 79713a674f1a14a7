import license from 'rollup-plugin-license'
import type { Plugin } from 'vite'
import { absolute } from './paths'

/**
 * Writes the licences of all packages in the browser's bundle to `/licenses.txt`. The licences require a copy of
 * their text. In the scripts, which contain none of it, it would be part of every first load.
 */
export const licenses: Plugin = {
  // The package has its own copy of Rollup's types.
  ...(license({
    thirdParty: { output: { file: absolute('build/client/licenses.txt') } },
  }) as unknown as Plugin),
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
}
