import { createAccountDecoders } from '../perps/decode'
import { createEventDecoder } from '../perps/decode-event'
import { driftEvents } from './event-layout'
import { driftLayout } from './layout'

export const { decodeAccount, decodeUser, decodePerpMarket, decodeSpotMarket } =
  createAccountDecoders(driftLayout)

export const driftEventDecoder = createEventDecoder(driftEvents)
