import { z } from 'zod'
import { mints } from '~/domain/token/mints'
import { addressParameter } from '../schema/parameters'

/** Request for one spot order by its key. */
export const spotOrderRequest = z.object({
  key: addressParameter.meta({ description: 'Account of the order.', example: mints.wSOL }),
})
