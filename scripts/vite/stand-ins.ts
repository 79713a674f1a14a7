import type { Plugin } from 'vite'
import { absolute } from './paths'

/** A module that replaces a package for the modules of some importers. */
interface StandIn {
  readonly plugin: string
  readonly package: string
  /** Part of the importing modules' paths. Other modules get the package itself. */
  readonly importer: string
  readonly module: string
}

export const standIns: readonly StandIn[] = [
  // The wallet library always imports the adapter for mobile wallet apps, although only Android needs this
  // adapter. `mobile-adapter.ts` loads the real adapter when it is needed.
  {
    plugin: 'mobile-wallet-on-demand',
    package: '@solana-mobile/wallet-adapter-mobile',
    importer: '/wallet-adapter-react/',
    module: 'vendor/wallet-adapter-mobile-absent/index.js',
  },
  // nivo animates charts with springs, which Sextant does not use.
  {
    plugin: 'charts-without-springs',
    package: '@react-spring/web',
    importer: '/node_modules/@nivo/',
    module: 'vendor/react-spring-absent/index.js',
  },
]

/** Plugins that replace packages by the modules in `vendor`. tests/architecture compares them. */
export const standInPlugins: readonly Plugin[] = standIns.map((standIn) => ({
  name: standIn.plugin,
  enforce: 'pre',
  resolveId(source, importer) {
    if (source !== standIn.package || !importer?.includes(standIn.importer)) return null
    return absolute(standIn.module)
  },
}))
