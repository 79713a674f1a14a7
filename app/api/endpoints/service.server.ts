import { serviceEndpoints } from '~/contracts/endpoints/service'
import { endpoint } from './endpoint.server'

export const serviceHandlers = () => [endpoint(serviceEndpoints.status, (queries) => queries.getStatus())]
