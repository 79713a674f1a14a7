import { serviceEndpoints } from '~/contracts/endpoints/service'
import { endpoint } from '../endpoint.server'

/** Contracts with the queries that answer them. */
export const serviceHandlers = () => [endpoint(serviceEndpoints.status, (queries) => queries.getStatus())]
