import type { Capability } from '../../../apps/api/src/capability.ts'
import { capabilityOf } from '../capability-of.ts'
import type { Breach, Source } from '../source.ts'
import { tablesInSource } from './tables-in-source.ts'

type Manifest = Pick<Capability, 'area' | 'name' | 'owns' | 'views' | 'publishes' | 'alsoWrites'>

/** That a statement in a file reads or writes a table of another capability. */
type ForeignUse = {
  readonly path: string
  readonly by: string
  readonly table: string
  readonly writes: boolean
}

const RULE = 'tables-have-one-owner'
const COMPUTED =
  'It writes a table whose name is computed: write it out, so that its owner can be checked.'
const COMPUTED_WRITE = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*[^'\s]/
/** It deletes what the manifests say, and nothing else. */
const BY_MANIFESTS = 'apps/api/src/capabilities/people/privacy/close-account.ts'

/**
 * Statements that write a table of another capability without a reason in the manifest, or read one that its owner
 * does not publish; and what a manifest says although no statement does it any more.
 */
export function findBreachesOfTableOwners(
  sources: readonly Source[],
  manifests: readonly Manifest[],
): Breach[] {
  const owners = ownersOf(manifests)
  const uses = sources.flatMap((source) => foreignUses(source, owners))
  return [
    ...uses
      .filter((use) => !isAllowed(use, manifests))
      .map(({ path, table, writes }) =>
        breachOf({ path, table, writes, owner: owners.get(table) }),
      ),
    ...manifests.flatMap((manifest) => staleLines(manifest, uses)),
    ...sources.filter(isComputed).map(({ path }) => ({ path, rule: RULE, message: COMPUTED })),
  ]
}

function isAllowed({ by, table, writes }: ForeignUse, manifests: readonly Manifest[]): boolean {
  const isPublished = manifests.some(({ publishes = [] }) =>
    publishes.some((each) => each === table),
  )
  const mayWrite = writesOf(manifests.find(({ name }) => name === by)).includes(table)
  return mayWrite || (isPublished && !writes)
}

const ownersOf = (manifests: readonly Manifest[]): ReadonlyMap<string, string> =>
  new Map(
    manifests.flatMap(({ name, owns = {}, views = [] }) =>
      [...Object.keys(owns), ...views].map((table): [string, string] => [table, name]),
    ),
  )

function foreignUses(
  { path, text }: Source,
  owners: ReadonlyMap<string, string>,
): readonly ForeignUse[] {
  const place = capabilityOf(path)
  if (place?.app !== 'api' || /\.test\.ts$/.test(path)) return []
  const by = place.name
  const { read, written } = tablesInSource(text)
  return [...new Set([...read, ...written])]
    .filter((table) => owners.has(table) && owners.get(table) !== by)
    .map((table) => ({ path, by, table, writes: written.has(table) }))
}

const writesOf = (manifest: Manifest | undefined) => Object.keys(manifest?.alsoWrites ?? {})

function staleLines(manifest: Manifest, uses: readonly ForeignUse[]): readonly Breach[] {
  const { area, name, publishes = [] } = manifest
  const isRead = (table: string) => uses.some((use) => use.table === table)
  const isWritten = (table: string) =>
    uses.some((use) => use.by === name && use.table === table && use.writes)
  const path = `apps/api/src/capabilities/${area}/${name}/capability.ts`
  return [
    ...publishes
      .filter((table) => !isRead(table))
      .map((table) => ({
        path,
        rule: RULE,
        message: `No other capability reads ${table}: do not publish it.`,
      })),
    ...writesOf(manifest)
      .filter((table) => !isWritten(table))
      .map((table) => ({
        path,
        rule: RULE,
        message: `No statement of it writes ${table}: take it off the list.`,
      })),
  ]
}

type Foreign = Pick<ForeignUse, 'path' | 'table' | 'writes'> & {
  readonly owner: string | undefined
}

const breachOf = ({ path, table, writes, owner }: Foreign): Breach => ({
  path,
  rule: RULE,
  message: writes
    ? `It writes ${table}, which ${owner} alone writes: call ${owner}/public.ts.`
    : `It reads ${table} of ${owner}: call ${owner}/public.ts, or publish it in the manifest of ${owner}.`,
})

const isComputed = ({ path, text }: Source) =>
  capabilityOf(path)?.app === 'api' &&
  !/\.test\.ts$/.test(path) &&
  path !== BY_MANIFESTS &&
  COMPUTED_WRITE.test(text)
