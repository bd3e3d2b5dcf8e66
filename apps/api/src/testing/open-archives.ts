import { existsSync } from 'node:fs'
import { readdir, readlink } from 'node:fs/promises'
import { join } from 'node:path'

const OPEN = '/proc/self/fd'

/** The archives that this process holds open; none where the system does not say, as Linux does. */
export async function openArchives(): Promise<string[]> {
  if (!existsSync(OPEN)) return []
  const files = await Promise.all(
    (await readdir(OPEN)).map((file) => readlink(join(OPEN, file)).catch(() => '')),
  )
  return files.filter((file) => file.includes('understory-archive-'))
}
