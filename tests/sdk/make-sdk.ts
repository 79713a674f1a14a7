import { writeFileSync } from 'node:fs'
import { writtenOrigin } from '~/api/openapi/shown-examples.server'
import { documentOf } from '../helpers/web/api-document'
import { makeSdkTypes, sdkTypesFile } from './sdk-types'

const types = await makeSdkTypes({ ...documentOf(writtenOrigin) })
writeFileSync(sdkTypesFile, types)
console.log(`${types.split('\n').length} lines in ${sdkTypesFile}`)
