import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'

export type MigrationFile = {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

const MIGRATIONS = new URL('../migrations/', import.meta.url)

/** SHA-256 of what a migration says, as `sha256sum` of its file gives it. */
export const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The migrations of all folders, in the order of their numbers, in which they are applied. */
export async function readMigrationFiles(): Promise<readonly MigrationFile[]> {
  const files = (await readdir(MIGRATIONS, { recursive: true }))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => ({ file, name: basename(file, '.sql') }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return Promise.all(
    files.map(async ({ file, name }) => {
      const text = await readFile(new URL(file, MIGRATIONS), 'utf8')
      return { name, text, checksum: checksumOf(text) }
    }),
  )
}
