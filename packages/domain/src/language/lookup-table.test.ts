import { expect, test } from 'vitest'
import { lookupTable } from './lookup-table.ts'

test.each(['toString', '__proto__', 'constructor', 'hasOwnProperty'])(
  'a table asked for %s has no such row',
  (word) => {
    const table = lookupTable({ oak: 1 })
    expect([table.oak, table[word]]).toEqual([1, undefined])
  },
)
