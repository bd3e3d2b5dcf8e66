import { describe, expect, test } from 'vitest'
import { PostedForm } from '../http/posted-form.ts'
import { fieldsOf } from './form-fields.ts'

function formOf(entries: readonly [string, string | File][]): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

describe('the fields of the form on the page', () => {
  test.each([
    ['a text', [['trees', '2,5']]],
    ['a field left empty', [['trees', '']]],
    ['no such field', []],
    [
      'several of one name',
      [
        ['trees', 'a'],
        ['trees', 'b'],
      ],
    ],
    ['a file', [['trees', new File(['x'], 'x.csv')]]],
    ['spaces', [['trees', '  1 ']]],
  ] as readonly [string, readonly [string, string | File][]][])(
    'are read as the server reads them: %s',
    (_, entries) => {
      const [here, there] = [fieldsOf(formOf(entries)), new PostedForm(formOf(entries))]
      expect(here.text('trees')).toBe(there.text('trees'))
      expect(here.texts('trees')).toEqual(there.texts('trees'))
      expect(here.has('trees')).toBe(there.has('trees'))
    },
  )

  test('have the line ends that a browser posts', () => {
    expect(fieldsOf(formOf([['people', 'Ana\nBen\r\nCy']])).text('people')).toBe('Ana\r\nBen\r\nCy')
  })
})
