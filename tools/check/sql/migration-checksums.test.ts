import { expect, test } from 'vitest'
import { checksumOf } from '../../../packages/database/src/migration-files.ts'
import { findChangedMigrations } from './migration-checksums.ts'

const FOLDER = 'packages/database/migrations/first-state'
const FIRST = { path: `${FOLDER}/0001_shared.sql`, text: 'create table one ();\n' }
const SECOND = { path: `${FOLDER}/0002_people.sql`, text: 'create table two ();\n' }
const LIST = `${checksumOf(FIRST.text)}  0001_shared.sql\n${checksumOf(SECOND.text)}  0002_people.sql\n`

const messages = (migrations: readonly (typeof FIRST)[], list = LIST) =>
  findChangedMigrations(migrations, list).map(({ path, message }) => `${path}: ${message}`)

test('migrations that read as they were listed are left alone', () => {
  expect(messages([FIRST, SECOND])).toEqual([])
})

test('a migration that has changed since it was listed is refused', () => {
  expect(messages([FIRST, { ...SECOND, text: 'create table three ();\n' }])).toEqual([
    `${SECOND.path}: It has changed since it was listed: restore it, and add a migration.`,
  ])
})

test('a new migration needs its line, and a line its migration', () => {
  const third = { path: `${FOLDER}/0003_more.sql`, text: 'create table three ();\n' }
  expect(messages([FIRST, SECOND, third])).toEqual([
    `${third.path}: It has no checksum yet: run npm run db:checksums.`,
  ])
  expect(messages([FIRST])).toEqual([
    '0002_people.sql: It is listed in migration-checksums.txt, and there is no such file.',
  ])
})
