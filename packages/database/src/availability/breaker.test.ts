import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Breaker, createBreaker } from './breaker.ts'

let answers: boolean
let probes: number
let breaker: Breaker
beforeEach(() => {
  vi.useFakeTimers()
  ;[answers, probes] = [true, 0]
  breaker = createBreaker(async () => {
    probes += 1
    await new Promise((resolve) => setTimeout(resolve, 10))
    if (!answers) throw new Error('no answer')
  }, Date.now)
})
afterEach(() => {
  breaker.stop()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('a server that answers is probed once in two seconds of use, and not while it is not used', async () => {
  for (let used = 0; used < 100; used += 1) expect(breaker.isOpen()).toBe(false)
  await pass(10)
  expect(probes).toBe(1)
  await pass(60_000)
  expect(probes).toBe(1)
  breaker.isOpen()
  await pass(10)
  expect(probes).toBe(2)
})

test('nothing is sent to a server that did not answer three probes, until it answers one', async () => {
  answers = false
  expect(breaker.isOpen()).toBe(false)
  await pass(100)
  expect(breaker.isOpen()).toBe(true)
  answers = true
  await pass(1_100)
  expect(breaker.isOpen()).toBe(false)
})

test('a single probe that fails closes nothing', async () => {
  answers = false
  breaker.isOpen()
  await pass(15)
  answers = true
  await pass(100)
  expect(breaker.isOpen()).toBe(false)
  expect(probes).toBeLessThan(4)
})

test('a server that did not answer a statement in time is given no other until it answers a probe', async () => {
  answers = false
  breaker.trip()
  expect(breaker.isOpen()).toBe(true)
  await pass(5_000)
  expect(breaker.isOpen()).toBe(true)
  answers = true
  await pass(1_100)
  expect(breaker.isOpen()).toBe(false)
})

test('once it is stopped nothing is probed', async () => {
  answers = false
  breaker.trip()
  breaker.stop()
  await pass(2_000)
  const before = probes
  breaker.isOpen()
  await pass(60_000)
  expect(probes).toBe(before)
})
