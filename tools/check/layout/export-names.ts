import type { Breach, Source } from '../source.ts'
import { exportedNames } from './declared-names.ts'

/** Routes and manifests have names of their own; a door hands on; what is generated has the names of its source. */
const IS_LEFT_OUT = /\.(route|test|contract|generated)\.tsx?$|\/(capability|public)\.tsx?$/
/** Files at the root of an app are what it starts with. */
const IS_ENTRY = /^apps\/[^/]+\/src\/[^/]+$/

/** Files whose one export has nothing of the file's name, so that knowing one does not find the other. */
export function findStrangeExportNames(sources: readonly Source[]): Breach[] {
  return sources
    .filter(({ path }) => !IS_LEFT_OUT.test(path) && !IS_ENTRY.test(path))
    .flatMap((source) => {
      const [name, ...others] = new Set(exportedNames(source) ?? [])
      if (name === undefined || others.length > 0) return []
      if (areAlike(name, fileName(source.path))) return []
      return [
        {
          path: source.path,
          rule: 'files-are-named-for-their-export',
          message: `It exports ${name} alone; name one for the other.`,
        },
      ]
    })
}

const fileName = (path: string) =>
  path.replace(/^.*\//, '').replace(/(\.(island|entry|module))?\.tsx?$/, '')

/** One name holds the other, or all the long words of the file are in the export. */
function areAlike(name: string, file: string): boolean {
  const [inName, inFile] = [wordsIn(name), wordsIn(file)]
  const [ofName, ofFile] = [inName.join(''), inFile.join('')]
  const long = inFile.filter((word) => word.length > 3)
  return (
    ofName.includes(ofFile) ||
    ofFile.includes(ofName) ||
    long.every((word) => inName.includes(word))
  )
}

/** 'BillsOfStores' and 'bills-of-stores' are 'bill', 'of', 'store'. */
const wordsIn = (text: string): readonly string[] =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
    .map((word) => word.replace(/(?:ies|ie|y|s)$/, ''))
