import { volumeEndpoints } from '~/contracts/endpoints/volume'
import { endpoint } from './endpoint.server'

export const volumeHandlers = () => [
  endpoint(volumeEndpoints.dcaAggregates, (queries, request) => queries.listDcaAggregates(request)),
  endpoint(volumeEndpoints.dcaVolumeChart, (queries, request) => queries.getDcaVolumeChart(request)),
  endpoint(volumeEndpoints.filledTokenChart, (queries, { limit }) => queries.getFilledTokens(limit)),
  endpoint(volumeEndpoints.filledTokens, (queries, request) => queries.listFilledTokens(request)),
  endpoint(volumeEndpoints.topTrades, (queries) => queries.getTopTrades()),
]
