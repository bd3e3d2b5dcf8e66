import { describe, expect, test } from 'vitest'
import { lazy } from './lazy.ts'

/** A value that is dear to make, and how often it was made. */
function dear<T>(value: T) {
  const made = { times: 0 }
  const get = lazy(() => {
    made.times += 1
    return value
  })
  return { made, get }
}

describe('What is dear to make', () => {
  test('is not made before someone asks for it', () => {
    const { made, get } = dear('a map of the world')
    expect(made.times).toBe(0)
    expect(get()).toBe('a map of the world')
    expect(made.times).toBe(1)
  })

  test.each([[{}], [undefined], [null], [0]])('is made once, even if it is %o', (value) => {
    const { made, get } = dear(value)
    expect([get(), get()]).toEqual([value, value])
    expect(made.times).toBe(1)
  })
})
