import { expect, test } from 'vitest'
import { DatabaseUnavailable, isDatabaseFull, isDatabaseUnavailable } from './unavailable.ts'

const fault = (message: string, facts: object = {}) => Object.assign(new Error(message), facts)

test.each<[string, unknown, boolean]>([
  ['a server that is known not to answer', new DatabaseUnavailable(), true],
  ['one that refuses connections', fault('', { code: 'ECONNREFUSED', syscall: 'connect' }), true],
  ['one that is stopped', fault('', { code: '57P01' }), true],
  ['one that is starting', fault('', { code: '57P03' }), true],
  ['one that only reads since another took its place', fault('', { code: '25006' }), true],
  ['no connection left', fault('', { code: '53300' }), true],
  ['a wait for a connection', fault('timeout exceeded when trying to connect'), true],
  ['a connection that broke', fault('Connection terminated unexpectedly'), true],
  ['a vendor that refuses connections', fault('', { code: 'ECONNREFUSED' }), false],
  ['a rule that was broken', fault('', { code: '23514' }), false],
  ['a statement that took too long', fault('', { code: '57014' }), false],
  ['a disk without room', fault('', { code: '53100' }), false],
  ['something else', 'no error', false],
])('%s', (_, thrown, isUnavailable) => {
  expect(isDatabaseUnavailable(thrown)).toBe(isUnavailable)
})

test('a disk without room is known by its code', () => {
  expect(isDatabaseFull(fault('', { code: '53100' }))).toBe(true)
  expect(isDatabaseFull(fault('disk full'))).toBe(false)
})
