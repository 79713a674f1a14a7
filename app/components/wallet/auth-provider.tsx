import {
  createContext,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { delay } from '~/lib/delay'
import { readDeviceText, writeDeviceText } from '~/ui/device-text'
import { useToast } from '~/ui/toast'
import { createAuthClient } from './auth-client'
import { type AuthDriver, createAuthDriver, type WalletLink } from './auth-driver'
import { type AuthEvent, type AuthState, type AuthView, initialAuthState, viewOfAuth } from './auth-state'

/** Where this device keeps the key that was signed in last. It is shown and nothing else: only the server knows who is signed in. */
const keyOfDevice = 'sextant.wallet'

/** Wallets are half as much code as the rest of a page: they come when somebody wants one. */
const WalletHost = lazy(() => import('./wallet-host'))

interface Auth extends AuthView {
  /** Opens the list of wallets, to connect one or to change it. */
  readonly chooseWallet: () => void
  readonly signOut: () => void
}

const AuthContext = createContext<Auth>({
  ...viewOfAuth(initialAuthState),
  chooseWallet: () => undefined,
  signOut: () => undefined,
})

/** Who is signed in, and how to change that. */
export function useAuth(): Auth {
  return useContext(AuthContext)
}

/** Keeps the sign-in of this page: the state machine, and the wallets once they are wanted. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const [state, setState] = useState<AuthState>(initialAuthState)
  const [wanted, setWanted] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const link = useRef<WalletLink>()
  const driver = useDriver(link, setState, setWanted)

  const chooseWallet = useCallback(() => {
    setWanted(true)
    setChoosing(true)
  }, [])
  const send = useCallback((event: AuthEvent) => driver.current?.send(event), [driver])
  const signOut = useCallback(() => send({ type: 'sign-out-asked' }), [send])
  const auth = useMemo(
    () => ({ ...viewOfAuth(state), chooseWallet, signOut }),
    [state, chooseWallet, signOut],
  )
  return (
    <AuthContext.Provider value={auth}>
      {children}
      {wanted ? (
        <Suspense fallback={null}>
          <WalletHost link={link} send={send} choosing={choosing} onChosen={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </AuthContext.Provider>
  )
}

/** One driver per page, started once the browser has taken over. */
function useDriver(
  link: RefObject<WalletLink | undefined>,
  setState: (state: AuthState) => void,
  setWanted: (wanted: boolean) => void,
) {
  const driver = useRef<AuthDriver>()
  const toast = useToast()
  useEffect(() => {
    const started = createAuthDriver({
      client: createAuthClient(),
      memory: {
        remember: (publicKey) => writeDeviceText(keyOfDevice, publicKey),
        forget: () => writeDeviceText(keyOfDevice, null),
      },
      wallet: () => link.current ?? undefined,
      onState: setState,
      onToast: toast,
      delay,
    })
    driver.current = started
    // Whoever was signed in here has a wallet that should come back by itself.
    if (readDeviceText(keyOfDevice) !== null) setWanted(true)
    started.start()
    return started.stop
  }, [link, setState, setWanted, toast])
  return driver
}
