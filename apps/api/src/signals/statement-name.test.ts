import { expect, test } from 'vitest'
import { statementName } from './statement-name.ts'

test.each([
  ['select "id" from "purchase" where "id" = $1', 'select purchase'],
  ['insert into "payment" ("id") values ($1)', 'insert payment'],
  ['update "store" set "name" = $1', 'update store'],
  ['delete from pgboss.job where name = $1', 'delete job'],
  ['with due as (select from "invoice") update "a_b" set x = 1', 'statement invoice'],
  ['/* named enter-scope */ select set_config($1)', 'enter-scope'],
  [`/* named find-user-${'0a'.repeat(20)} */ select 1`, 'find-user'],
  ['begin', 'begin'],
  ["select 'ada@ashdown.example'", 'select'],
])('%s is %s', (statement, name) => {
  expect(statementName(statement)).toBe(name)
})
