import { expect, test } from 'vitest'
import { Refused } from '../refuse.ts'
import { oneImport } from './one-import.ts'

test('an account has one import at a time, also after one that failed; others have their own', async () => {
  const held = Promise.withResolvers<string>()
  const first = oneImport('ada', () => held.promise)
  const second = await oneImport('ada', async () => 'read')
  expect(second instanceof Refused && second.refusal.code).toBe('IMPORT_IN_PROGRESS')
  expect(await oneImport('grace', async () => 'read')).toBe('read')
  held.reject(new Error('no disk'))
  await expect(first).rejects.toThrow('no disk')
  expect(await oneImport('ada', async () => 'read')).toBe('read')
})
