// `npm run mirror`: writes the closed days as Parquet files into MIRROR_DIR. Sextant may run at the same time.
import { runCommandLine } from './lib/command.mjs'

await runCommandLine('mirror')
