import { sprinkles } from '../theme/sprinkles.css'

export const buttons = sprinkles({
  display: 'flex',
  alignItems: 'center',
  gap: 's8',
  marginInlineStart: 'auto',
})
