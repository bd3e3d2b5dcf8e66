import { expect, test } from 'vitest'
import { createPulse } from './pulse.ts'

test('a step that does not end its turn is hung, and one that fails or rests is not', () => {
  let now = 0
  const pulse = createPulse(() => now)
  expect(pulse.hung()).toBeNull()
  pulse.beat({ name: 'wake-workers', everyMs: 500, turnMs: 60_000 })
  pulse.beat({ name: 'record-status', everyMs: 15_000 })
  now = 60_000
  expect(pulse.hung()).toBeNull()
  now = 61_000
  expect(pulse.hung()).toEqual({ name: 'wake-workers', seconds: 61 })
  pulse.beat({ name: 'wake-workers', everyMs: 500, turnMs: 60_000 })
  expect(pulse.hung()).toBeNull()
  pulse.end('wake-workers')
  now = 600_000
  expect(pulse.hung()).toBeNull()
  now = 700_000
  expect(pulse.hung()?.name).toBe('record-status')
})
