import type { Breach, Source } from '../source.ts'

const MAX_LINES = 250
// Data that is written by a tool or listed from a source is as long as its source.
const IS_DATA = /\.(generated|test)\.tsx?$|common-passwords\.ts$/

/** Files that hold more than one thing. */
export function findLongFiles(sources: readonly Source[]): Breach[] {
  return sources
    .filter(({ path, text }) => !IS_DATA.test(path) && text.split('\n').length > MAX_LINES)
    .map(({ path, text }) => ({
      path,
      rule: 'small-files',
      message: `${text.split('\n').length} lines; the limit is ${MAX_LINES}.`,
    }))
}
