import { readFileSync } from 'node:fs'

/** Route modules: the files of `features` that `app/routes.ts` names. */
export const routeModules: ReadonlySet<string> = new Set(
  readFileSync('app/routes.ts', 'utf8')
    .match(/(?<=')features\/[^']+(?=')/g)
    ?.map((path) => `app/${path}`),
)
