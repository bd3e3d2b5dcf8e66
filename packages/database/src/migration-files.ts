import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

export type MigrationFile = {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

const MIGRATIONS = new URL('../migrations/', import.meta.url)

/** SHA-256 of what a migration says, as `sha256sum` of its file gives it. */
export const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The migrations, in the order in which they are applied. */
export async function readMigrationFiles(): Promise<readonly MigrationFile[]> {
  const files = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, MIGRATIONS), 'utf8')
      return { name: file.replace(/\.sql$/, ''), text, checksum: checksumOf(text) }
    }),
  )
}
