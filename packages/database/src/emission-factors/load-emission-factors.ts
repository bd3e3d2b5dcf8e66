import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../connect.ts'
import { factorFiles } from './factor-files.ts'
import { type FactorLine, insertFactorSet } from './insert-factor-set.ts'

/** Of the file of a set, by which it is known again. */
export const hashOfFactors = (text: string): string =>
  createHash('sha256').update(text).digest('hex')

/**
 * Loads the published factor sets that are not there yet. A set that differs from what was loaded is
 * refused: a corrected publication is a set of its own.
 */
export async function loadEmissionFactors(db: Database): Promise<void> {
  const { rows } = await sql<{ id: string; sha256: string; isImported: boolean }>`
    select id, sha256, source is not null as "isImported" from emission_factor_set`.execute(db)
  const loaded = new Map(rows.map((row) => [row.id, row]))
  for (const { setId: id, read } of await factorFiles()) {
    const text = await read()
    const sha256 = hashOfFactors(text)
    const known = loaded.get(id)
    // An operator was earlier than the product: figures name the rows of theirs.
    if (known?.sha256 === sha256 || known?.isImported) continue
    if (known) throw new Error(`the factor set ${id} differs from the one that was loaded.`)
    const lines = text.trimEnd().split('\n')
    const factors = lines.map((line): FactorLine => JSON.parse(line))
    await insertFactorSet(db, { id, sha256, source: null, factors })
  }
}
