import pino from 'pino'
import { expect, test } from 'vitest'
import { captureConsole } from './capture-console.ts'

test('what a library says is one line of the log, whatever a stranger put into it', () => {
  const lines: string[] = []
  const target = { error: () => {}, warn: () => {}, log: () => {} } as unknown as Console
  captureConsole(pino({ base: null }, { write: (line) => lines.push(line) }), target)
  target.error('No route matches "/a\n{"level":30,"msg":"request"}"', new Error('a fault'))
  expect(lines).toHaveLength(1)
  expect(lines[0]?.trim().split('\n')).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'console', level: 50 })
})
