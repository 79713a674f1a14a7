import { createAccountDecoders } from '../perps/decode'
import { createEventDecoder } from '../perps/decode-event'
import { velocityEvents } from './event-layout'
import { velocityLayout } from './layout'

export const { decodeAccount, decodeUser, decodePerpMarket, decodeSpotMarket } =
  createAccountDecoders(velocityLayout)

export const velocityEventDecoder = createEventDecoder(velocityEvents)
