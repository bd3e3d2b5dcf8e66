/** Checks whether a value from outside has a given shape. Small enough for the browser. */
export type Guard<T> = (value: unknown) => value is T
export type Guarded<G> = G extends Guard<infer T> ? T : never

type Shape = Readonly<Record<string, Guard<unknown>>>
type Shaped<S extends Shape> = { [K in keyof S]: Guarded<S[K]> }
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean'

/** For parsed JSON, which may be anything. */
export const isJson: Guard<Json> = (value): value is Json => value !== undefined

export function isText(longest: number): Guard<string> {
  return (value): value is string => typeof value === 'string' && value.length <= longest
}

export function isMatch(pattern: RegExp): Guard<string> {
  return (value): value is string => typeof value === 'string' && pattern.test(value)
}

export function orNull<T>(guard: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || guard(value)
}

export function isListOf<T>(guard: Guard<T>, most: number): Guard<T[]> {
  return (value): value is T[] =>
    Array.isArray(value) && value.length <= most && value.every((entry) => guard(entry))
}

export function isRecord(value: unknown): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isObjectOf<S extends Shape>(shape: S): Guard<Shaped<S>> {
  return (value): value is Shaped<S> =>
    isRecord(value) && Object.entries(shape).every(([name, guard]) => guard(value[name]))
}
