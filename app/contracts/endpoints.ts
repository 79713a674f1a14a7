import { orderEndpoints } from './endpoints/order'
import { perpEndpoints } from './endpoints/perp'
import { tokenEndpoints } from './endpoints/token'

/** Every endpoint that answers data. */
export const endpoints = { ...orderEndpoints, ...tokenEndpoints, ...perpEndpoints } as const
