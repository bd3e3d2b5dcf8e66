import { expect, test } from 'vitest'
import { captureConsole } from './capture-console.ts'

test('what a library prints is one line of the log, with any untrusted text in one field', () => {
  const lines: [string, object, string][] = []
  const as = (level: string) => (fields: object, message: string) => {
    lines.push([level, fields, message])
  }
  const target = { error: () => {}, warn: () => {}, log: () => {} } as unknown as Console
  const log = { error: as('error'), warn: as('warn'), info: as('info') }
  captureConsole(log as unknown as Parameters<typeof captureConsole>[0], target)
  target.error('No route matches', '/a\n{"level":30,"msg":"request"}', new Error('a fault'))
  target.log('%s', 'b')
  expect(lines.map(([level, , message]) => [level, message])).toEqual([
    ['error', 'console'],
    ['info', 'console'],
  ])
  expect(Object.keys(lines[0]?.[1] ?? {})).toEqual(['said'])
  expect(JSON.stringify(lines[0]?.[1])).toContain('a fault')
})
