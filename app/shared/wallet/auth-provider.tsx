import {
  createContext,
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { readDeviceText } from '~/ui/hooks/device-text'
import { useToast } from '~/ui/overlay/toast'
import { unlessCancelled } from '~/ui/overlay/unless-cancelled'
import type { AuthDriver, WalletLink } from './auth-driver'
import type { AuthEvent } from './auth-state'
import {
  type AuthState,
  type AuthView,
  initialAuthState,
  keyOfDevice,
  signedOut,
  viewOfAuth,
} from './auth-view'
import { readSession } from './read-session'
import type WalletHost from './wallet-host.client'

/** The wallet code is half as large as the rest of a page, so it is loaded only when it is needed. */
const loadHost = () => import('./wallet-host.client')
const loadSignIn = () => import('./start-sign-in')

/**
 * Ignores a failure to load code, for example if the browser is offline or a new version was deployed. The
 * next click loads the code again.
 */
const notThere = () => undefined

interface Auth extends AuthView {
  /** Opens the list of wallets, where the visitor connects a wallet or changes the wallet. */
  readonly chooseWallet: () => void
  readonly signOut: () => void
}

const AuthContext = createContext<Auth>({
  ...viewOfAuth(initialAuthState),
  chooseWallet: () => undefined,
  signOut: () => undefined,
})

/** Returns the sign-in state and the actions that change it. */
export function useAuth(): Auth {
  return useContext(AuthContext)
}

/**
 * Provides the sign-in state to the components inside. The state machine and the wallet code are loaded when
 * they are needed.
 */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const [state, setStateNow] = useState<AuthState>(initialAuthState)
  const setState = useTransitionSetter(setStateNow)
  const [Host, setHost] = useState<typeof WalletHost>()
  const [choosing, setChoosing] = useState(false)
  const link = useRef<WalletLink>()
  const { driver, load } = useDriver(link, setState)
  const want = useCallback(async () => {
    load()
    const [host] = await Promise.all([loadHost(), loadSignIn()])
    await host.ready
    setHost(() => host.default)
  }, [load])
  useFirstLook({ setState, onRemembered: want, onSession: load })

  const chooseWallet = useCallback(() => {
    unlessCancelled(want()).then(() => setChoosing(true), notThere)
  }, [want])
  const send = useCallback((event: AuthEvent) => driver?.send(event), [driver])
  const signOut = useCallback(() => send({ type: 'sign-out-requested' }), [send])
  const auth = useMemo(
    () => ({ ...viewOfAuth(state), chooseWallet, signOut }),
    [state, chooseWallet, signOut],
  )
  return (
    <AuthContext.Provider value={auth}>
      {children}
      {Host === undefined || driver === undefined ? null : (
        <Host link={link} send={send} choosing={choosing} onChosen={() => setChoosing(false)} />
      )}
    </AuthContext.Provider>
  )
}

/**
 * Returns a setter whose updates are transitions. The session is known while parts of the page may not be hydrated yet.
 * An urgent change of a context around them would make React discard their HTML, with error 421.
 */
function useTransitionSetter<T>(set: Dispatch<SetStateAction<T>>): Dispatch<SetStateAction<T>> {
  return useCallback((next) => startTransition(() => set(next)), [set])
}

interface FirstLook {
  readonly setState: (next: (now: AuthState) => AuthState) => void
  /** Called if this device remembers a sign-in, so that the wallet can reconnect automatically. */
  readonly onRemembered: () => Promise<void>
  readonly onSession: () => void
}

/**
 * Checks the session when the page loads. If the device does not remember a sign-in, only the server is asked
 * and the state machine is not loaded. This is the case for most visitors.
 */
function useFirstLook({ setState, onRemembered, onSession }: FirstLook) {
  useEffect(() => {
    if (readDeviceText(keyOfDevice) !== null) return void onRemembered().catch(notThere)
    const left = new AbortController()
    void readSession(fetch, left.signal).then((publicKey) => {
      if (left.signal.aborted) return
      if (publicKey !== undefined) onSession()
      else setState((now) => (now.step === 'loading' ? signedOut() : now))
    })
    return () => left.abort()
  }, [setState, onRemembered, onSession])
}

/**
 * Loads one driver per page when the driver is first needed. If loading its code fails, the next request
 * loads the code again.
 */
function useDriver(link: RefObject<WalletLink | undefined>, setState: (state: AuthState) => void) {
  const [driver, setDriver] = useState<AuthDriver>()
  const [pending, setAsked] = useState(false)
  const toast = useToast()
  useEffect(() => {
    if (!pending) return
    const left = new AbortController()
    loadSignIn().then(
      ({ startSignIn }) => {
        if (left.signal.aborted) return
        const started = startSignIn({
          wallet: () => link.current ?? undefined,
          onState: setState,
          onToast: toast,
        })
        left.signal.addEventListener('abort', started.stop)
        setDriver(started)
      },
      () => setAsked(false),
    )
    return () => left.abort()
  }, [pending, link, setState, toast])
  const load = useCallback(() => setAsked(true), [])
  return { driver, load }
}
