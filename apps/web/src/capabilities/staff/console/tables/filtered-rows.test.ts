import { expect, test } from 'vitest'
import { csvAddress, matching } from './filtered-rows.ts'

type Person = { readonly email: string; readonly role: string }
const ROWS: readonly Person[] = [
  { email: 'alder@understory.example', role: 'admin' },
  { email: 'maple@understory.example', role: 'publishing, supply' },
  { email: '=cmd()@understory.example', role: 'support' },
]
const COLUMNS = [
  { key: 'email', title: 'Email', text: ({ email }: Person) => email },
  { key: 'role', title: 'Roles', text: ({ role }: Person) => role },
]

test('a row is shown where every word stands somewhere in it', () => {
  const emails = (words: string) => matching(ROWS, COLUMNS, words).map(({ email }) => email[0])
  expect(emails('')).toEqual(['a', 'm', '='])
  expect(emails('UNDERSTORY supply')).toEqual(['m'])
  expect(emails('alder supply')).toEqual([])
})

test('what is shown is what is saved, and no spreadsheet runs it', () => {
  const file = decodeURIComponent(csvAddress(ROWS.slice(1), COLUMNS).split(',').slice(1).join(','))
  expect(file).toBe(
    'Email,Roles\r\nmaple@understory.example,"publishing, supply"\r\n\'=cmd()@understory.example,support\r\n',
  )
})
