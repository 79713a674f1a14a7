import { writeFileSync } from 'node:fs'
import { apiDocument } from '../helpers/api-document'
import { makeSdkTypes, sdkTypesFile } from './sdk-types'

const types = await makeSdkTypes({ ...apiDocument })
writeFileSync(sdkTypesFile, types)
console.log(`${types.split('\n').length} lines in ${sdkTypesFile}`)
