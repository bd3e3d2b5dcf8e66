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

/** The files of a folder whose names match, each with its constants whose names match. */
function constantsOf(folder: string, file: RegExp, constant: RegExp): DeclaringFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => file.test(path))
    .toSorted()
    .flatMap((path) => {
      const text = readFileSync(join(ROOT, folder, path), 'utf8')
      const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
      return names
        .filter((name) => constant.test(name))
        .map((name) => ({ place: dirname(path), path: `${folder}/${path}`, name }))
    })
}

function exportOf(path: string): string {
  const [, name] = /^export const (\w+)/m.exec(readFileSync(join(ROOT, path), 'utf8')) ?? []
  if (!name) throw new Error(`${path} exports no constant`)
  return name
}

function listOf(path: string, files: readonly DeclaringFile[], lines: readonly string[]): string {
  const imports = [...new Set(files.map(({ path: from }) => from))].map((from) => {
    const names = files.filter(({ path: of }) => of === from).map(({ name }) => name)
    const way = relative(dirname(path), from)
    return `import { ${names.toSorted().join(', ')} } from '${way.startsWith('.') ? way : `./${way}`}'`
  })
  return `// Made from the capabilities' folders by \`npm run lists\`.\n${[...imports, '', ...lines].join('\n')}\n`
}

const ADDRESSES = 'apps/web/src/addresses.generated.ts'
const EMAILS = 'packages/domain/src/emails/email-kinds.generated.ts'
const VISITS = 'apps/web/src/testing/visits/all-visits.generated.ts'
const AT_ONCE = 'apps/api/src/testing/at-once/all-promises.generated.ts'
const WALKED = 'e2e/shell/walked-pages.generated.ts'
const EVENTS = 'packages/domain/src/developers/events/event-types.generated.ts'
const EVENT_DATA = 'packages/contracts/src/v1/event-types/event-data.generated.ts'
const EVENT_EXAMPLES = 'packages/contracts/src/v1/event-types/event-examples.generated.ts'
const ACTIVITY = 'packages/domain/src/activity/activity-words.generated.ts'

/** The lists that code imports and that are read from the capabilities' folders, by their path. */
export function generatedLists(): Readonly<Record<string, string>> {
  const pages = filesOf('apps/web/src/capabilities', 'addresses.ts')
  const activities = filesOf('packages/domain/src', 'activity.ts')
  const events = filesOf('packages/domain/src', 'events.ts')
  const saysOf = (constant: RegExp) =>
    constantsOf('packages/contracts/src/v1/event-types', /-events\.ts$/, constant)
  const eventData = saysOf(/_EVENT_DATA$/)
  const eventExamples = saysOf(/_EVENT_EXAMPLES$/)
  const emails = filesOf('packages/domain/src', 'emails.ts')
  const visits = constantsOf('apps/web/src/testing/visits', /-visits\.ts$/, /_VISITS$/)
  const promises = constantsOf('apps/api/src/testing/at-once', /(^|\/)of-.*\.ts$/, /^OF_/)
  const walked = constantsOf('e2e', /^(?!shell)[^/]+\/pages\.ts$/, /_PAGES$/)
  return {
    [EVENTS]: listOf(EVENTS, events, [
      '/** The types of event, with what each means, as each capability declares them. */',
      'export const EVENT_TYPES = {',
      ...events.map(({ name }) => `  ...${name},`),
      '} as const',
    ]),
    [EVENT_DATA]: listOf(EVENT_DATA, eventData, [
      '/** What `data` of each type of event holds. */',
      'export const EVENT_DATA = {',
      ...eventData.map(({ name }) => `  ...${name},`),
      '} as const',
    ]),
    [EVENT_EXAMPLES]: listOf(EVENT_EXAMPLES, eventExamples, [
      '/** What `data` of each type of event may look like. */',
      'export const EVENT_EXAMPLES = {',
      ...eventExamples.map(({ name }) => `  ...${name},`),
      '}',
    ]),
    [EMAILS]: listOf(EMAILS, emails, [
      '/** Every kind of email that is sent to one person, as each capability declares it. */',
      'export const EMAIL_KINDS = {',
      ...emails.map(({ name }) => `  ...${name},`),
      '} as const',
    ]),
    [VISITS]: listOf(VISITS, visits, [
      '/** For each route module, one visit that it answers as hoped and one that it refuses. */',
      'export const EVERY_ROUTE = {',
      ...visits.map(({ name }) => `  ...${name},`),
      '}',
    ]),
    [AT_ONCE]: listOf(AT_ONCE, promises, [
      '/** What each route promises about the same request that arrives four times at once. */',
      'export const ALL_PROMISES = [',
      ...promises.map(({ name }) => `  ...${name},`),
      ']',
    ]),
    [WALKED]: listOf(WALKED, walked, [
      '/** The pages that the walk opens, by area. */',
      'export const WALKED_PAGES = {',
      ...walked.map(({ place, name }) => `  ${place}: ${name},`),
      '}',
    ]),
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
