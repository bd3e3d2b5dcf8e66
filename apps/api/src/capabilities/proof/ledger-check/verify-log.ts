import type { Database, Tx } from '@understory/database/connect.ts'
import { openCheckpoint } from '@understory/ledger-log/checkpoint/checkpoint.ts'
import { parseVerifierKey } from '@understory/ledger-log/checkpoint/signed-note.ts'
import { type Hash, isSame, toBase64 } from '@understory/ledger-log/hashes.ts'
import { parseEntryLeaf, toMinute } from '@understory/ledger-log/leaves/entry-leaf.ts'
import { leafHash } from '@understory/ledger-log/tree/merkle-tree.ts'
import { append, EMPTY_EDGE, rootOfEdge } from '@understory/ledger-log/tree/right-edge.ts'
import { foldHashes, TILE_WIDTH } from '@understory/ledger-log/tree/tiles.ts'
import { sql } from 'kysely'
import { inSnapshot } from '../../../database/in-snapshot.ts'
import type { Finding } from '../../../ledger-rules/findings.ts'
import { Findings } from '../../../ledger-rules/findings.ts'
import { verifyAllocations } from './verify-allocations.ts'
import { verifyStatements, wrongCertificateLeaf } from './verify-statements.ts'
import { wrongLotLeaf } from './wrong-lot-leaf.ts'

const A_PAGE = 5_000

/**
 * Builds the public log again from its leaves and compares: each leaf with its entry of the ledger, each
 * full tile, each checkpoint ever signed, and whether an entry is neither logged nor waiting. In one snapshot:
 * it can be run while the product signs.
 */
export function verifyLog(db: Database): Promise<Finding[]> {
  return inSnapshot(db, compareLog)
}

async function compareLog(db: Tx): Promise<Finding[]> {
  const unlogged = await findUnlogged(db)
  const [leaves, lots, lost] = [new Findings(), new Findings(), new Findings()]
  const [certificates, tiles] = [new Findings(), new Findings()]
  const hashes: Hash[] = []
  for (let from = 0; ; from += A_PAGE) {
    const page = await readPage(db, from)
    for (const row of page) {
      hashes.push(row.hash)
      if (row.lot_id !== null) lots.add(String(row.lot_id), wrongLotLeaf(row))
      else if (row.lost_at !== null) lost.add(String(row.index), wrongLost(row))
      else if (row.entry_id === null) certificates.add(String(row.index), wrongCertificateLeaf(row))
      leaves.add(String(row.entry_id ?? row.index), wrongLeaf(row, hashes.length - 1))
    }
    if (page.length < A_PAGE) break
  }
  await compareTiles(db, hashes, tiles)
  return [
    unlogged.of(
      'log-is-complete',
      'every entry of the ledger is in the log, or waits to be logged',
    ),
    leaves.of(
      'leaf-equals-entry',
      'every leaf says what its entry of the ledger says, in its place',
    ),
    lots.of('leaf-equals-lot', 'every leaf of supply says what its lot says'),
    lost.of(
      'leaf-has-its-row',
      'what was published before a restore from a backup is recorded again',
    ),
    certificates.of(
      'leaf-equals-certificate',
      'every other leaf says that a statement of a certificate or of an answer was issued or withdrawn, as it was',
    ),
    ...(await verifyStatements(db)),
    await verifyAllocations(db),
    tiles.of(
      'tile-equals-leaves',
      'every full tile holds the hashes beneath it, and none is missing',
    ),
    (await compareCheckpoints(db, hashes)).of(
      'checkpoint-equals-leaves',
      'every checkpoint that was signed has the root of the first leaves',
    ),
  ]
}

async function findUnlogged(db: Tx): Promise<Findings> {
  const { rows } = await sql<{ id: number }>`
    select id from impact_ledger_entry e
    where not exists (select from ledger_log_leaf l where l.entry_id = e.id)
      and not exists (select from ledger_log_queue q where q.entry_id = e.id)
      and not exists (select from ledger_log_lost o where o.bound_to = e.id)`.execute(db)
  const found = new Findings()
  for (const { id } of rows) found.add(String(id), 'it is neither logged nor queued')
  return found
}

function readPage(db: Tx, from: number) {
  return db
    .selectFrom('ledger_log_leaf as l')
    .leftJoin('impact_ledger_entry as e', 'e.id', 'l.entry_id')
    .leftJoin('certificate_withdrawal as w', 'w.leaf_index', 'l.index')
    .leftJoin('certificate_revision as r', 'r.leaf_index', 'l.index')
    .leftJoin('certificate_revision as o', (join) =>
      join
        .onRef('o.certificate_id', '=', 'w.certificate_id')
        .onRef('o.revision', '=', 'w.revision'),
    )
    .leftJoin('answer_statement as ai', 'ai.issued_index', 'l.index')
    .leftJoin('answer_statement as aw', 'aw.withdrawn_index', 'l.index')
    .leftJoin('ledger_log_lost as lost', 'lost.leaf_index', 'l.index')
    .leftJoin('supply_leaf as f', 'f.leaf_index', 'l.index')
    .leftJoin('supply_lot as s', 's.id', 'f.lot_id')
    .select(['l.index', 'l.entry_id', 'l.leaf', 'l.hash'])
    .select(['s.id as lot_id', 's.quantity as lot_quantity', 's.project_id as lot_project'])
    .select(['s.registry', 's.series', 's.first_unit', 's.last_unit', 's.evidence_sha256'])
    .select(['s.reverses', 's.entered_at'])
    .select((eb) => eb.fn.coalesce('r.statement', 'o.statement').as('statement'))
    .select((eb) => eb.fn.coalesce('w.leaf_index', 'aw.withdrawn_index').as('withdrawn_at'))
    .select((eb) => eb.fn.coalesce('ai.hash', 'aw.hash').as('answer'))
    .select(['lost.leaf_index as lost_at', 'lost.bound_to'])
    .select(['e.recorded_at', 'e.source_kind', 'e.impact', 'e.quantity', 'e.project_id'])
    .select(['e.effective_from', 'e.effective_to', 'e.basis', 'e.orders', 'e.orders_root'])
    .where('l.index', '>=', from)
    .orderBy('l.index')
    .limit(A_PAGE)
    .execute()
}
type LogRow = Awaited<ReturnType<typeof readPage>>[number]

const wrongLost = ({ bound_to }: Pick<LogRow, 'bound_to'>) =>
  bound_to === null ? 'its row was lost, and is not recorded again' : null

function wrongLeaf(row: LogRow, place: number): string | null {
  if (row.index !== place) return `index ${row.index} stands at place ${place}`
  if (!isSame(leafHash(row.leaf), row.hash)) return 'its hash is that of other bytes'
  if (row.entry_id === null) return null
  const leaf = parseEntryLeaf(row.leaf)
  if (!leaf) return 'its leaf has no canonical form'
  const said = [
    [leaf.entry, row.entry_id],
    [toMinute(leaf.recorded), row.recorded_at && toMinute(row.recorded_at)],
    [leaf.source, row.source_kind],
    [leaf.impact, row.impact],
    [leaf.quantity, row.quantity],
    [leaf.project, row.project_id],
    [leaf.effective.from, row.effective_from],
    [leaf.effective.to, row.effective_to],
    [leaf.basis, row.basis],
    [leaf.orders?.count ?? null, row.orders],
    [leaf.orders && toBase64(leaf.orders.root), row.orders_root && toBase64(row.orders_root)],
  ] as const
  const wrong = said.find(([logged, kept]) => logged !== kept)
  return wrong ? `the log says ${wrong[0]}, the ledger ${wrong[1]}` : null
}

async function compareTiles(db: Tx, leaves: readonly Hash[], tiles: Findings): Promise<void> {
  let row = leaves
  for (let level = 0; row.length >= TILE_WIDTH; level += 1) {
    const stored = await db
      .selectFrom('ledger_log_tile')
      .select(['place', 'hashes', 'root'])
      .where('level', '=', level)
      .orderBy('place')
      .execute()
    const above: Hash[] = []
    for (let place = 0; (place + 1) * TILE_WIDTH <= row.length; place += 1) {
      const hashes = row.slice(place * TILE_WIDTH, (place + 1) * TILE_WIDTH)
      const tile = stored[place]
      const root = foldHashes(hashes)
      above.push(root)
      const isRight =
        tile?.place === place &&
        isSame(tile.hashes, Buffer.concat(hashes)) &&
        isSame(tile.root, root)
      tiles.add(`${level}/${place}`, isRight ? null : 'it is missing, or holds other hashes')
    }
    tiles.add(`level ${level}`, stored.length > above.length ? 'there are too many tiles' : null)
    row = above
  }
}

async function compareCheckpoints(db: Tx, leaves: readonly Hash[]): Promise<Findings> {
  const found = new Findings()
  const keys = await db.selectFrom('ledger_log_key').select('verifier_key').execute()
  const verifiers = keys.flatMap(({ verifier_key }) => parseVerifierKey(verifier_key) ?? [])
  const signed = await db
    .selectFrom('ledger_log_checkpoint')
    .select(['size', 'note'])
    .orderBy('size')
    .execute()
  let edge = EMPTY_EDGE
  for (const { size, note } of signed) {
    edge = append(edge, leaves.slice(edge.size, size))
    const opened = openCheckpoint(note, verifiers)
    const isRight =
      opened?.size === size && edge.size === size && isSame(opened.root, rootOfEdge(edge))
    found.add(String(size), isRight ? null : 'its signature or its root is wrong')
  }
  const last = signed.at(-1)?.size ?? 0
  found.add(String(last), last === leaves.length ? null : `there are ${leaves.length} leaves`)
  return found
}
