import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../../seed/emission-factors/', import.meta.url))
const ENDING = '.jsonl'

type FactorFile = {
  readonly setId: string
  readonly read: () => Promise<string>
}

/** The published sets that come with the product, one a file. */
export async function factorFiles(): Promise<readonly FactorFile[]> {
  const paths = (await readdir(FOLDER, { recursive: true })).filter((path) => path.endsWith(ENDING))
  return paths.toSorted().map((path) => ({
    setId: basename(path, ENDING),
    read: () => readFile(join(FOLDER, path), 'utf8'),
  }))
}
