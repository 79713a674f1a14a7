import { insightEndpoints } from '~/contracts/endpoints/insight'
import { endpoint } from './endpoint.server'

export const insightHandlers = () => [
  endpoint(insightEndpoints.resolve, (queries, request) => queries.resolveIdentity(request)),
  endpoint(insightEndpoints.orderFills, (queries, request) => queries.getOrderFills(request)),
  endpoint(insightEndpoints.orderEvents, (queries, request) => queries.listOrderEvents(request)),
  endpoint(insightEndpoints.dcaPressure, (queries, request) => queries.listDcaPressure(request)),
  endpoint(insightEndpoints.limitDepth, (queries, request) => queries.getLimitDepth(request)),
]
