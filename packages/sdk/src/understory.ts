import { PendingAnswer } from './client/answer.ts'
import type { CallOptions } from './client/call-options.ts'
import { ListAnswer } from './client/list-answer.ts'
import type { Operation } from './client/operation.ts'
import { type SendSettings, send } from './client/send.ts'
import { UnderstoryError } from './client/understory-error.ts'
import { OPERATIONS, VERSION } from './generated/operations.generated.ts'
import type { Resources } from './generated/resources.generated.ts'

export type * from './client/answer.ts'
export type * from './client/call-options.ts'
export type * from './client/list-answer.ts'
export type { ProblemOfField } from './client/understory-error.ts'
export type * from './generated/resources.generated.ts'
export type * from './generated/types.generated.ts'

export { UnderstoryError }

export type UnderstorySettings = {
  /** Which installation: `https://…`, as its pages have it. */
  readonly origin: string
  /** A key of your account. What is public needs none. */
  readonly key?: string
  /** The version of the API; without it, the one that this client was made for. */
  readonly version?: string
  /** How often a call is sent again where that may help. */
  readonly retries?: number
  /** How long one attempt may take, in milliseconds. */
  readonly timeoutMs?: number
  /** Another `fetch` than that of the runtime. */
  readonly fetch?: typeof fetch
}

const RETRIES = 3
const TIMEOUT_MS = 30_000

type Input = Readonly<Record<string, unknown>>

/** The methods of every resource, made from the operations. */
class OfResources {
  constructor(settings: SendSettings) {
    const made: Record<string, Record<string, unknown>> = {}
    for (const operation of OPERATIONS) {
      const { resource, name } = operation
      made[resource] = { ...made[resource], [name]: methodOf(settings, operation) }
    }
    Object.assign(this, made)
  }
}

/** With input, if the operation takes any, and options. */
function methodOf(settings: SendSettings, operation: Operation) {
  const { path, query, hasBody, cursor, items = '' } = operation
  const takesInput = hasBody || query !== undefined || path.includes('{')
  const ask = (input: Input, options: CallOptions) => send(settings, { operation, input, options })
  return (...given: readonly object[]) => {
    const [input = {}, options = {}] = takesInput ? given : [{}, given[0]]
    const first = ask(input as Input, options)
    if (!cursor) return new PendingAnswer(first)
    const pageAfter = (after: string) =>
      new PendingAnswer(ask({ ...input, [cursor]: after }, options))
    return new ListAnswer<unknown, never>({ first, pageAfter, items })
  }
}

const WithResources: new (settings: SendSettings) => Resources = OfResources as never

/**
 * The client of the public API of one installation.
 *
 * ```ts
 * const understory = new Understory({ origin: 'https://example.org', key: process.env.UNDERSTORY_API_KEY })
 * const quote = await understory.quotes.create({ ask: { by: 'units', milliTrees: 10_000 }, currency: 'GBP' })
 * ```
 */
export class Understory extends WithResources {
  /** Throws where the settings would give away a key. */
  constructor({ origin, key, ...settings }: UnderstorySettings) {
    assertKeyIsSafe(new URL(origin), key)
    super({
      origin,
      key,
      version: settings.version ?? VERSION,
      retries: settings.retries ?? RETRIES,
      timeoutMs: settings.timeoutMs ?? TIMEOUT_MS,
      fetch: settings.fetch ?? globalThis.fetch.bind(globalThis),
    })
  }
}

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

function assertKeyIsSafe({ protocol, hostname }: URL, key: string | undefined): void {
  if (key === undefined) return
  const { window } = globalThis as { readonly window?: { readonly document?: unknown } }
  if (window?.document && /^u[sr]k_live_/.test(key))
    throw new Error(
      'A live key in a page can be read by everyone who opens it: keep it on a server.',
    )
  if (protocol !== 'https:' && !LOOPBACK.test(hostname))
    throw new Error('A key is sent over https alone.')
}
