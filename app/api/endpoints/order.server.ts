import { orderEndpoints } from '~/contracts/endpoints/order'
import { endpoint } from './endpoint.server'

export const orderHandlers = () => [
  endpoint(orderEndpoints.dcaOrders, (queries, request) => queries.listDcaOrders(request)),
  endpoint(orderEndpoints.limitOrders, (queries, request) => queries.listLimitOrders(request)),
  endpoint(orderEndpoints.kaminoOrders, (queries, request) => queries.listKaminoOrders(request)),
]
