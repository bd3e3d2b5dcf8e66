import { execFileSync } from 'node:child_process'
import { ROOT } from '../../folders.ts'
import type { Breach } from '../source.ts'

const MOST_FILES = 20

/** Every file that belongs to the repository. */
export function readFileNames(): readonly string[] {
  const names = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  return names.split('\0').filter((name) => name !== '')
}

/** Folders with more files directly in them than anyone reads through. */
export function findBigFolders(files: readonly string[]): Breach[] {
  const counts = new Map<string, number>()
  for (const file of files) {
    const folder = file.split('/').slice(0, -1).join('/')
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([path, count]) => ({
      path,
      rule: 'small-folders',
      message: `${count} files; the limit is ${MOST_FILES}. Give it folders by step or subject.`,
    }))
}
