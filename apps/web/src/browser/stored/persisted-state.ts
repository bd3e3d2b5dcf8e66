import {
  type LOCAL_KEYS,
  type SESSION_KEYS,
  STORAGE_PREFIX,
  VERSION_KEY as VERSION,
} from '@understory/domain/people/privacy/browser-storage.ts'
import {
  type Guard,
  type Guarded,
  isBoolean,
  isJson,
  isListOf,
  isMatch,
  isObjectOf,
  isRecord,
  isText,
  orNull,
} from './guards.ts'

/** The part of a browser's storage this module needs. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const isShortText = isText(2_000)
const isUuid = isMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i)
const isCurrencyCode = isMatch(/^[A-Z]{3}$/)

/** Stored until signed out or cleared. Nothing secret: tokens live in memory, the session in a cookie. */
const LOCAL = {
  auth: isObjectOf({
    rememberMe: isBoolean,
    isImpersonated: isBoolean,
    usingAdminOAuth: isBoolean,
    activeAccountUuid: orNull(isUuid),
  }),
  shop: isObjectOf({ publicToken: orNull(isShortText), failures: isListOf(isUuid, 100) }),
  vehicleIdentify: isRecord,
  device: isObjectOf({
    deviceIp: orNull(isShortText),
    country: orNull(isMatch(/^[A-Z]{2}$/)),
    currency: orNull(isCurrencyCode),
  }),
} as const satisfies Record<keyof typeof LOCAL_KEYS, Guard<unknown>>

export const HISTORY_LENGTH = 25

/** Stored until the tab is closed. */
const SESSION = {
  history: isListOf(isShortText, HISTORY_LENGTH),
  userFlow: orNull(isShortText),
  currency: isCurrencyCode,
  metrics: isObjectOf({ current: isJson, last: isJson, paymentCompleted: isBoolean }),
  pageOfTheYes: orNull(isShortText),
  productPersonal: isRecord,
  productBusiness: isRecord,
} as const satisfies Record<keyof typeof SESSION_KEYS, Guard<unknown>>

type Guards = Readonly<Record<string, Guard<unknown>>>
type Versioned<S extends Guards> = { readonly version: number; readonly keys: S }

export const LOCAL_STATE: Versioned<typeof LOCAL> = { version: 1, keys: LOCAL }
export const SESSION_STATE: Versioned<typeof SESSION> = { version: 2, keys: SESSION }

const VERSION_KEY = STORAGE_PREFIX + VERSION

/** A full or blocked storage saves nothing, and where all is blocked even asking for it throws. */
function quietly<T>(act: () => T, otherwise: T): T {
  try {
    return act()
  } catch {
    return otherwise
  }
}

/**
 * A store of one version. What another version left is removed on opening; what does not read as it
 * should counts as absent.
 */
export function openState<S extends Guards>(store: () => Store, state: Versioned<S>) {
  const nameOf = (key: keyof S & string) => STORAGE_PREFIX + key
  const clear = () =>
    quietly(() => {
      for (const key of Object.keys(state.keys)) store().removeItem(nameOf(key))
      store().setItem(VERSION_KEY, String(state.version))
    }, undefined)

  if (quietly(() => store().getItem(VERSION_KEY), null) !== String(state.version)) clear()

  return {
    read<K extends keyof S & string>(key: K): Guarded<S[K]> | undefined {
      const text = quietly(() => store().getItem(nameOf(key)), null)
      if (text === null) return undefined
      const value: unknown = quietly(() => JSON.parse(text), undefined)
      return state.keys[key]?.(value) ? (value as Guarded<S[K]>) : undefined
    },
    write<K extends keyof S & string>(key: K, value: Guarded<S[K]>): void {
      quietly(() => store().setItem(nameOf(key), JSON.stringify(value)), undefined)
    },
    /** Forgets everything, as signing out does. */
    clear,
  }
}

export const openLocal = () => openState(() => window.localStorage, LOCAL_STATE)
export const openSession = () => openState(() => window.sessionStorage, SESSION_STATE)

/** The last 25 paths, the newest at the end; staying on a path adds nothing. */
export function addToHistory(history: readonly string[], path: string): string[] {
  if (history.at(-1) === path) return [...history]
  return [...history, path].slice(-HISTORY_LENGTH)
}
