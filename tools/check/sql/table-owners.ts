import type { Capability } from '../../../apps/api/src/capability.ts'
import { capabilityOf } from '../capability-of.ts'
import type { Breach, Source } from '../source.ts'
import { tablesInSource } from './tables-in-source.ts'

type Manifest = Pick<Capability, 'area' | 'name' | 'owns' | 'views' | 'reads' | 'alsoWrites'>

/** That a statement in a file reads or writes a table of another capability. */
type ForeignUse = {
  readonly path: string
  readonly by: string
  readonly table: string
  readonly writes: boolean
}

const RULE = 'tables-have-one-owner'

/**
 * Statements that write a table of another capability, or read one, which their own manifest does not say; and
 * what a manifest says although no statement does it any more.
 */
export function findForeignTables(
  sources: readonly Source[],
  manifests: readonly Manifest[],
): Breach[] {
  const owners = ownersOf(manifests)
  const uses = sources.flatMap((source) => foreignUses(source, owners))
  return [
    ...uses
      .filter(({ by, table, writes }) => {
        const manifest = manifests.find(({ name }) => name === by)
        return (
          !isListed(manifest?.alsoWrites, table) && (writes || !isListed(manifest?.reads, table))
        )
      })
      .map(({ path, table, writes }) =>
        breachOf({ path, table, writes, owner: owners.get(table) }),
      ),
    ...manifests.flatMap((manifest) => staleLines(manifest, uses)),
  ]
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

const isListed = (tables: readonly string[] | undefined, table: string) =>
  tables?.some((each) => each === table) ?? false

function staleLines(
  { area, name, reads = [], alsoWrites = [] }: Manifest,
  uses: readonly ForeignUse[],
): readonly Breach[] {
  const own = uses.filter(({ by }) => by === name)
  const stale = [
    ...reads.filter((table) => !own.some((use) => use.table === table)),
    ...alsoWrites.filter((table) => !own.some((use) => use.table === table && use.writes)),
  ]
  return stale.map((table) => ({
    path: `apps/api/src/capabilities/${area}/${name}/capability.ts`,
    rule: RULE,
    message: `No statement of it uses ${table} so: take it off the list.`,
  }))
}

type Foreign = Pick<ForeignUse, 'path' | 'table' | 'writes'> & {
  readonly owner: string | undefined
}

const breachOf = ({ path, table, writes, owner }: Foreign): Breach => ({
  path,
  rule: RULE,
  message: writes
    ? `It writes ${table}, which ${owner} alone writes: call ${owner}/public.ts.`
    : `It reads ${table} of ${owner}: call ${owner}/public.ts, or say so in the manifest (reads).`,
})
