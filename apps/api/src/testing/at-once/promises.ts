import type { CallOf, Endpoint } from '@understory/contracts/endpoint.ts'
import type { RefusalCode } from '@understory/contracts/refusals/refusals.ts'
import type { Bearer } from '../cross-account/actors.ts'
import type { Scene } from './scene.ts'

export type AtOncePromisesInput<E extends Endpoint> = CallOf<E> & {
  /** The headers of who asks; a visitor without them. */
  readonly by?: Bearer
}
type AtOncePromisesAsk<A> = (scene: Scene) => A | Promise<A>

/** What a route promises about the same valid request that arrives four times at once. */
export type Promised = {
  readonly endpoint: Endpoint
  /** How many of the four succeed. */
  readonly least: 1 | 4
  readonly most: 1 | 4
  /** What the others may be told. */
  readonly otherwise: readonly RefusalCode[]
  /** All four are given the same. */
  readonly isSame?: true
  readonly ask: (scene: Scene) => object | Promise<object>
}

const promised = (endpoint: Endpoint, rest: Omit<Promised, 'endpoint'>): Promised => ({
  endpoint,
  ...rest,
})

/** Repeating it does no harm, or several are allowed: all four succeed. */
export const all = <E extends Endpoint, const A extends AtOncePromisesInput<E>>(
  endpoint: E,
  ask: AtOncePromisesAsk<A>,
): Promised => promised(endpoint, { least: 4, most: 4, otherwise: [], ask })

/** There is one of it: all four succeed, and are given the same one. */
export const same = <E extends Endpoint, const A extends AtOncePromisesInput<E>>(
  endpoint: E,
  ask: AtOncePromisesAsk<A>,
): Promised => promised(endpoint, { least: 4, most: 4, otherwise: [], isSame: true, ask })

/** It happens once: one succeeds, and the others hear why they do not. */
export const one = <E extends Endpoint, const A extends AtOncePromisesInput<E>>(
  endpoint: E,
  otherwise: readonly RefusalCode[],
  ask: AtOncePromisesAsk<A>,
): Promised => promised(endpoint, { least: 1, most: 1, otherwise, ask })

/** It ends what the request itself relies on, or does no harm: whoever comes later may hear that it is done. */
export const some = <E extends Endpoint, const A extends AtOncePromisesInput<E>>(
  endpoint: E,
  otherwise: readonly RefusalCode[],
  ask: AtOncePromisesAsk<A>,
): Promised => promised(endpoint, { least: 1, most: 4, otherwise, ask })
