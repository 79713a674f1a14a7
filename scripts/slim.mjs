// `npm run slim`: deletes from node_modules what no server loads. npm runs this after each installation, and it does
// nothing if development packages are installed.
import { join } from 'node:path'
import { root } from './lib/run.mjs'
import { isForDevelopment, slim } from './lib/slim.mjs'

const packages = join(root, 'node_modules')
if (!isForDevelopment(packages))
  console.log(`${slim(packages)} files and packages deleted that no server loads`)
