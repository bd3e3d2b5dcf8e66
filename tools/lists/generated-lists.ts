import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { AREAS } from '../../apps/api/src/capability.ts'
import { ROOT } from '../folders.ts'

type DeclaringFile = { readonly place: string; readonly path: string; readonly name: string }

/** The files of one name in the capabilities' folders, in the order of the areas, each with what it exports. */
function filesOf(folder: string, file: string): DeclaringFile[] {
  return Object.keys(AREAS)
    .filter((area) => existsSync(join(ROOT, folder, area)))
    .flatMap((area) =>
      readdirSync(join(ROOT, folder, area))
        .toSorted()
        .map((name) => `${area}/${name}`),
    )
    .map((place) => ({ place, path: `${folder}/${place}/${file}` }))
    .filter(({ path }) => existsSync(join(ROOT, path)))
    .map(({ place, path }) => ({ place, path, name: exportOf(path) }))
}

function exportOf(path: string): string {
  const [, name] = /^export const (\w+)/m.exec(readFileSync(join(ROOT, path), 'utf8')) ?? []
  if (!name) throw new Error(`${path} exports no constant`)
  return name
}

function listOf(path: string, files: readonly DeclaringFile[], lines: readonly string[]): string {
  const imports = files.map(({ path: from, name }) => {
    const way = relative(dirname(path), from)
    return `import { ${name} } from '${way.startsWith('.') ? way : `./${way}`}'`
  })
  return `// Made from the capabilities' folders by \`npm run lists\`.\n${[...imports, '', ...lines].join('\n')}\n`
}

const ADDRESSES = 'apps/web/src/addresses.generated.ts'
const ACTIVITY = 'packages/domain/src/activity/activity-words.generated.ts'

/** The lists that code imports and that are read from the capabilities' folders, by their path. */
export function generatedLists(): Readonly<Record<string, string>> {
  const pages = filesOf('apps/web/src/capabilities', 'addresses.ts')
  const activities = filesOf('packages/domain/src', 'activity.ts')
  return {
    [ADDRESSES]: listOf(ADDRESSES, pages, [
      '/** The addresses of the pages of each capability, by its folder. */',
      'export const CAPABILITY_ADDRESSES = {',
      ...pages.map(({ place, name }) => `  '${place}': ${name},`),
      '}',
    ]),
    [ACTIVITY]: listOf(ACTIVITY, activities, [
      '/** What the activity of users and accounts says, as each capability declares it. */',
      'export const ACTIVITY_WORDS = {',
      ...activities.map(({ name }) => `  ...${name},`),
      '} as const',
    ]),
  }
}
