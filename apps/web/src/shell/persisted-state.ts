import { z } from 'zod'

/** The part of a browser's storage this module needs. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const Json = z.json()
const Text = z.string().max(2_000)

/** Kept until signed out or cleared. Nothing secret: tokens live in memory, the session in a cookie. */
const LOCAL = {
  auth: z.object({
    rememberMe: z.boolean(),
    isImpersonated: z.boolean(),
    usingAdminOAuth: z.boolean(),
    activeAccountUuid: z.uuid().nullable(),
  }),
  shop: z.object({ publicToken: Text.nullable(), failures: z.array(z.uuid()).max(100) }),
  vehicleIdentify: z.record(z.enum(['personal', 'business']), Json),
  device: z.object({
    deviceIp: Text.nullable(),
    country: z.string().length(2).nullable(),
    currency: z.string().length(3).nullable(),
  }),
} as const

export const HISTORY_LENGTH = 25

/** Kept until the tab is closed. */
const SESSION = {
  history: z.array(Text).max(HISTORY_LENGTH),
  userFlow: Text.nullable(),
  currency: z.string().length(3),
  metrics: z.object({ current: Json, last: Json, paymentCompleted: z.boolean() }),
  productPersonal: z.record(z.string(), Json),
  productBusiness: z.record(z.string(), Json),
} as const

type Schemas = Readonly<Record<string, z.ZodType>>
type Versioned<S extends Schemas> = { readonly version: number; readonly keys: S }

export const LOCAL_STATE: Versioned<typeof LOCAL> = { version: 1, keys: LOCAL }
export const SESSION_STATE: Versioned<typeof SESSION> = { version: 2, keys: SESSION }

const PREFIX = 'understory:'
const VERSION_KEY = `${PREFIX}version`

/** A full or forbidden store keeps nothing; the page works on without it. */
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
export function openState<S extends Schemas>(store: Store, state: Versioned<S>) {
  const nameOf = (key: keyof S & string) => PREFIX + key
  const clear = () =>
    quietly(() => {
      for (const key of Object.keys(state.keys)) store.removeItem(nameOf(key))
      store.setItem(VERSION_KEY, String(state.version))
    }, undefined)

  if (quietly(() => store.getItem(VERSION_KEY), null) !== String(state.version)) clear()

  return {
    read<K extends keyof S & string>(key: K): z.output<S[K]> | undefined {
      const text = quietly(() => store.getItem(nameOf(key)), null)
      if (text === null) return undefined
      const value: unknown = quietly(() => JSON.parse(text), undefined)
      return state.keys[key]?.safeParse(value).data as z.output<S[K]> | undefined
    },
    write<K extends keyof S & string>(key: K, value: z.input<S[K]>): void {
      quietly(() => store.setItem(nameOf(key), JSON.stringify(value)), undefined)
    },
    remove(key: keyof S & string): void {
      quietly(() => store.removeItem(nameOf(key)), undefined)
    },
    /** Forgets everything, as signing out does. */
    clear,
  }
}

/** The last 25 paths, the newest at the end; staying on a path adds nothing. */
export function addToHistory(history: readonly string[], path: string): string[] {
  if (history.at(-1) === path) return [...history]
  return [...history, path].slice(-HISTORY_LENGTH)
}
