import { capabilityOf } from '../capability-of.ts'
import type { Breach, Source } from '../source.ts'
import { findCapabilityCycles } from './capability-cycles.ts'
import { COMPUTED, importsOf } from './imports.ts'
import { resolveImport } from './resolve-import.ts'
import { isVendorElsewhere } from './vendors.ts'

type Rule = {
  readonly name: string
  /** What a newcomer reads when they break it. */
  readonly message: string
  readonly breaks: (from: string, to: string) => boolean
}

const under = (path: string, ...folders: string[]) =>
  folders.some((folder) => path.startsWith(folder))
const capability = (path: string) => {
  const place = capabilityOf(path)
  return place && `${place.app} ${place.key}`
}
const vendor = (path: string) => /^(packages\/adapters\/src\/[^/]+\/)/.exec(path)?.[1]
const app = (path: string) => /^(apps\/[^/]+\/)/.exec(path)?.[1]

const RULES: readonly Rule[] = [
  {
    name: 'domain-is-pure',
    message: 'The domain imports nothing but itself: pass facts in, return decisions.',
    breaks: (from, to) => under(from, 'packages/domain/src/') && !under(to, 'packages/domain/src/'),
  },
  {
    name: 'pictures-are-pure',
    message: 'The drawing language imports nothing but itself.',
    breaks: (from, to) =>
      under(from, 'packages/pictures/src/') && !under(to, 'packages/pictures/src/'),
  },
  {
    name: 'ledger-log-is-pure',
    message:
      'The log imports nothing but itself and hashes: others must be able to write it again.',
    breaks: (from, to) =>
      under(from, 'packages/ledger-log/src/') &&
      !under(to, 'packages/ledger-log/src/', 'npm:node:crypto', 'node:crypto'),
  },
  {
    name: 'spreadsheets-know-no-business',
    message: 'Rows of cells go in and out; what they mean is for those who read them.',
    breaks: (from, to) =>
      under(from, 'packages/spreadsheets/src/') &&
      under(to, 'packages/', 'apps/') &&
      !under(to, 'packages/spreadsheets/src/'),
  },
  {
    name: 'messages-know-no-business',
    message: 'It formats sentences; which ones, a catalogue beside its capability says.',
    breaks: (from, to) =>
      under(from, 'packages/messages/src/') &&
      !under(to, 'packages/messages/src/', 'npm:intl-messageformat', 'npm:react'),
  },
  {
    name: 'sdk-stands-alone',
    message: 'Programs of others run it: it takes nothing along but the code of the public log.',
    breaks: (from, to) =>
      under(from, 'packages/sdk/src/') &&
      !under(to, 'packages/sdk/src/', 'packages/ledger-log/src/') &&
      !(under(from, 'packages/sdk/src/cli/') && under(to, 'npm:node:', 'node:')),
  },
  {
    name: 'contracts-know-only-domain',
    message: 'Contracts describe the wire; API and web meet here and nowhere else.',
    breaks: (from, to) =>
      under(from, 'packages/contracts/src/') &&
      !under(to, 'packages/contracts/src/', 'packages/domain/src/', 'npm:zod'),
  },
  {
    name: 'ports-know-only-domain',
    message: "A port is written in our words, never in a vendor's.",
    breaks: (from, to) =>
      under(from, 'packages/ports/src/') &&
      !from.endsWith('.contract.ts') &&
      !under(to, 'packages/ports/src/', 'packages/domain/src/'),
  },
  {
    name: 'database-knows-only-domain',
    message: 'The database package holds schema and connection; rules live in the domain.',
    breaks: (from, to) =>
      under(from, 'packages/database/src/') &&
      under(to, 'apps/', 'packages/adapters/', 'packages/contracts/', 'packages/ui/'),
  },
  {
    name: 'adapters-know-no-app',
    message: 'An adapter implements a port; it never calls back.',
    breaks: (from, to) =>
      under(from, 'packages/adapters/') &&
      under(to, 'apps/', 'packages/contracts/', 'packages/database/', 'packages/ui/'),
  },
  {
    name: 'one-vendor-one-adapter',
    message: 'Adapters do not import each other.',
    breaks: (from, to) => {
      const [mine, theirs] = [vendor(from), vendor(to)]
      return mine !== undefined && theirs !== undefined && mine !== theirs
    },
  },
  {
    name: 'adapters-only-in-composition',
    message: 'Only compose.ts chooses a vendor.',
    breaks: (from, to) =>
      under(from, 'apps/') &&
      !/^apps\/api\/src\/compose\/compose(-stores|-content|-observers)?\.ts$/.test(from) &&
      under(to, 'packages/adapters/'),
  },
  {
    name: 'ui-knows-no-business',
    message: 'The look has no data and no capability words.',
    breaks: (from, to) =>
      under(from, 'packages/ui/src/') &&
      under(to, 'packages/', 'apps/') &&
      !under(to, 'packages/ui/', 'packages/pictures/'),
  },
  {
    name: 'capabilities-meet-at-their-door',
    message: "Another capability's public.ts is the only file of it you may import.",
    breaks: (from, to) => {
      const [mine, theirs] = [capability(from), capability(to)]
      if (mine === undefined || theirs === undefined || mine === theirs) return false
      return !/^public\.tsx?$/.test(capabilityOf(to)?.file ?? '')
    },
  },
  {
    name: 'plumbing-below-capabilities',
    message: 'Shared plumbing does not know the business.',
    breaks: (from, to) =>
      /^apps\/(api|web)\/src\/(database|http|jobs|signing|shell)\//.test(from) &&
      capability(to) !== undefined,
  },
  {
    name: 'web-never-touches-the-database',
    message: 'The web talks to the API through contracts.',
    breaks: (from, to) =>
      under(from, 'apps/web/') &&
      under(to, 'packages/database/', 'packages/adapters/', 'packages/ports/', 'apps/api/'),
  },
  {
    name: 'vendors-in-their-place',
    message:
      'A package has one place, where it can be exchanged; tools/check/imports/vendors.ts lists them.',
    breaks: isVendorElsewhere,
  },
  {
    name: 'nothing-computed',
    message: 'An import whose address is computed is an import we cannot check.',
    // The server loads the pages from their build.
    breaks: (from, to) =>
      under(from, 'apps/', 'packages/') &&
      to === `npm:${COMPUTED}` &&
      from !== 'apps/api/src/main.ts',
  },
  {
    name: 'apps-stand-alone',
    message: 'What two apps share belongs in a package.',
    breaks: (from, to) => {
      const [mine, theirs] = [app(from), app(to)]
      return mine !== undefined && theirs !== undefined && mine !== theirs
    },
  },
]

/**
 * Every import that breaks a rule, cannot be resolved, or closes a cycle. Tests may import anything but
 * the inside of another app.
 */
export function findBreachesOfBoundaries(sources: readonly Source[]): Breach[] {
  const known = new Set(sources.map((source) => source.path))
  const edges = edgesOf(sources)
  return [
    ...edges.flatMap(({ from, to }) => breachesOf(from, to)),
    ...edges
      .filter(({ to }) => isOurs(to) && !known.has(to))
      .map(({ from, to }) => ({
        path: from,
        rule: 'nothing-unresolved',
        message: `An import we cannot follow is an import we cannot check: ${to}`,
      })),
    ...findCycles(edges.filter(({ to }) => known.has(to))),
    ...findCapabilityCycles(edges),
  ]
}

/** Who imports what. */
function edgesOf(sources: readonly Source[]): { from: string; to: string }[] {
  return sources.flatMap((source) =>
    importsOf(source).map((name) => ({ from: source.path, to: resolveImport(source.path, name) })),
  )
}

function breachesOf(from: string, to: string): Breach[] {
  if (/\.(test|bench)\.tsx?$|\/src\/testing\//.test(from)) return []
  return RULES.filter((rule) => rule.breaks(from, to)).map((rule) => ({
    path: from,
    rule: rule.name,
    message: `${rule.message} (imports ${to})`,
  }))
}

const isOurs = (to: string) =>
  (to.startsWith('packages/') || to.startsWith('apps/') || to.startsWith('tools/')) &&
  /\.tsx?$/.test(to) &&
  !to.includes('/+types/')

function findCycles(edges: readonly { from: string; to: string }[]): Breach[] {
  const next = Map.groupBy(edges, (edge) => edge.from)
  const done = new Set<string>()
  const breaches: Breach[] = []
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path)
    if (start >= 0) {
      const circle = [...trail.slice(start), path].join(' -> ')
      breaches.push({ path, rule: 'no-cycles', message: `Break the loop: ${circle}` })
      return
    }
    if (done.has(path)) return
    for (const { to } of next.get(path) ?? []) visit(to, [...trail, path])
    done.add(path)
  }
  for (const path of next.keys()) visit(path, [])
  return breaches
}
