import { expect, test } from 'vitest'
import { rememberedVenue, venueCookie } from './remembered-venue'

test('reads the choice from the cookies of a request', () => {
  expect(rememberedVenue('ad=hidden; perps-venue=velocity')).toBe('velocity')
  expect(rememberedVenue('perps-venue=all')).toBe('all')
  expect(rememberedVenue('perps-venue=gone')).toBeUndefined()
  expect(rememberedVenue('other-perps-venue=all')).toBeUndefined()
  expect(rememberedVenue(null)).toBeUndefined()
})

test('the cookie that remembers a choice is read again', () => {
  expect(rememberedVenue(venueCookie('velocity'))).toBe('velocity')
  expect(venueCookie('all')).toContain('Path=/drift/dashboard;')
})
