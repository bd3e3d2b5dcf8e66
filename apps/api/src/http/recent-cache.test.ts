import { expect, test } from 'vitest'
import { createRecentCache } from './recent-cache.ts'

function prepare(most = 2) {
  const state = { at: 0, loads: [] as string[], isDown: false }
  const cache = createRecentCache({
    now: () => state.at,
    freshMs: 10,
    most,
    load: async (key) => {
      state.loads.push(key)
      if (state.isDown) throw new Error('down')
      return `${key} ${state.loads.length}`
    },
  })
  return { cache, state }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('an answer is loaded once for all who ask at the same time', async () => {
  const { cache, state } = prepare()
  expect(await Promise.all([cache.get('a'), cache.get('a')])).toEqual(['a 1', 'a 1'])
  expect(await cache.get('a')).toBe('a 1')
  expect(state.loads).toEqual(['a'])
})

test('an old answer is given at once and loaded again behind it', async () => {
  const { cache, state } = prepare()
  await cache.get('a')
  state.at = 10
  expect([cache.peek('a'), cache.peek('a')]).toEqual(['a 1', 'a 1'])
  await settled()
  expect(cache.peek('a')).toBe('a 2')
})

test('an answer that is too old is loaded before one is given', async () => {
  const { cache, state } = prepare()
  await cache.get('a')
  state.at = 20
  expect(cache.peek('a')).toBeUndefined()
  expect(await cache.get('a')).toBe('a 2')
  expect(cache.peek('a')).toBe('a 2')
})

test('one that is too old and cannot be loaded again is given after all, and then at once', async () => {
  const { cache, state } = prepare()
  await cache.get('a')
  state.isDown = true
  state.at = 1_000
  expect(await cache.get('a')).toBe('a 1')
  expect(cache.peek('a')).toBe('a 1')
  expect(state.loads).toHaveLength(2)
  state.isDown = false
  state.at = 1_010
  cache.peek('a')
  await settled()
  expect(cache.peek('a')).toBe('a 3')
})

test('the last answer stays while it cannot be loaded again', async () => {
  const { cache, state } = prepare()
  await cache.get('a')
  state.isDown = true
  for (state.at = 10; state.at < 100; state.at += 10) {
    expect(cache.peek('a')).toBe('a 1')
    await settled()
  }
  state.isDown = false
  cache.peek('a')
  await settled()
  expect(cache.peek('a')).not.toBe('a 1')
})

test('it holds no more than it may, and nothing that failed or was forgotten', async () => {
  const { cache, state } = prepare()
  for (const key of ['a', 'b', 'c']) await cache.get(key)
  expect(['a', 'b', 'c'].map((key) => cache.peek(key))).toEqual([undefined, 'b 2', 'c 3'])
  cache.forget('b')
  expect(cache.peek('b')).toBeUndefined()
  state.isDown = true
  await expect(cache.get('d')).rejects.toThrow('down')
  expect(cache.peek('d')).toBeUndefined()
})
