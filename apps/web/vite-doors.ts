import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const THROUGH_DOOR = /^import \{([^}]*)\} from '([^']+\/public\.ts)'$/gm
const LET_OUT = /^export \{([^}]*)\} from '([^']+)'$/gm

/**
 * In the browser's scripts a name is imported from where it is, not through the `public.ts` of its
 * capability: otherwise all that a capability shows to others would count as part of every island that
 * uses one name of it.
 */
export const pastDoors: Plugin = {
  name: 'doors:past',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(source, id) {
    if (!/\.tsx?$/.test(id)) return
    return source.replaceAll(THROUGH_DOOR, (_, names: string, path: string) =>
      directly(names, join(dirname(id), path)),
    )
  },
}

/** The same names, each imported from its own file. */
function directly(names: string, door: string): string {
  const fileOf = filesBehind(door)
  return valuesOf(names)
    .map((name) => `import { ${name} } from '${fileOf.get(name) ?? door}'`)
    .join('\n')
}

function filesBehind(door: string): Map<string, string> {
  const found = [...readFileSync(door, 'utf8').matchAll(LET_OUT)]
  return new Map(
    found.flatMap(([, names = '', path = '']) =>
      valuesOf(names).map((name) => [name, join(dirname(door), path)] as const),
    ),
  )
}

/** What of the names is there when the program runs; types are not. */
const valuesOf = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
