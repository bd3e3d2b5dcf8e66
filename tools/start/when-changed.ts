import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../folders.ts'

/** Runs a build when a source differs from the last build, which left its hash in `mark`; true when it ran. */
export async function whenChanged(
  { sources, mark }: { sources: readonly string[]; mark: string },
  build: () => Promise<void>,
): Promise<boolean> {
  const now = hashOf(sources)
  if (readIfThere(mark) === now) return false
  await build()
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, now)
  return true
}

/** One hash over the names and bytes of every file that matches. */
export function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  const files = globSync([...patterns], { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files) hash.update(file.slice(ROOT.length)).update(readFileSync(file))
  return hash.digest('hex')
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
