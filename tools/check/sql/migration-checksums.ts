import { basename } from 'node:path'
import { checksumOf } from '@understory/database/migration-files.ts'
import type { Breach, Source } from '../source.ts'

const RULE = 'migrations-never-change'

/** The lines of packages/database/migration-checksums.txt, as `sha256sum` writes them. */
export const listedChecksums = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .split('\n')
      .filter((line) => line !== '')
      .map((line): [string, string] => [line.slice(66), line.slice(0, 64)]),
  )

/** Migrations that read otherwise than when they were listed, or are in no line, and lines without a migration. */
export function findChangedMigrations(migrations: readonly Source[], list: string): Breach[] {
  const listed = listedChecksums(list)
  const breachOf = (path: string, message: string): Breach => ({ path, rule: RULE, message })
  const files = migrations.map(({ path }) => basename(path))
  return [
    ...migrations.flatMap(({ path, text }) => {
      const checksum = listed.get(basename(path))
      if (checksum === undefined)
        return [breachOf(path, 'It has no checksum yet: run npm run db:checksums.')]
      return checksum === checksumOf(text)
        ? []
        : [breachOf(path, 'It has changed since it was listed: restore it, and add a migration.')]
    }),
    ...[...listed.keys()]
      .filter((name) => !files.includes(name))
      .map((name) =>
        breachOf(name, 'It is listed in migration-checksums.txt, and there is no such file.'),
      ),
  ]
}
