import { delay } from '~/lib/async/delay'
import { writeDeviceText } from '~/ui/hooks/device-text'
import { createAuthClient } from './auth-client'
import { type AuthDriver, type AuthDriverOptions, createAuthDriver } from './auth-driver'
import { keyOfDevice } from './auth-view'
import { keepsCookies } from './keeps-cookies'

/**
 * Starts the sign-in of a page. Requests the session from the server and stores the public key of the session
 * on this device.
 */
export function startSignIn(page: Pick<AuthDriverOptions, 'wallet' | 'onState' | 'onToast'>): AuthDriver {
  const driver = createAuthDriver({
    ...page,
    client: createAuthClient(),
    memory: {
      remember: (publicKey) => writeDeviceText(keyOfDevice, publicKey),
      forget: () => writeDeviceText(keyOfDevice, null),
    },
    delay,
    keepsCookies,
  })
  driver.start()
  return driver
}
