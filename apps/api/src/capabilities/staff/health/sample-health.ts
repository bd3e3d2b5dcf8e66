import { rowSlices } from '@understory/database/row-slices.ts'
import type { Deps } from '../../../deps.ts'
import { readDatabaseFigures } from '../../../signals/database-facts.ts'
import { figuresNow } from './figures-now.ts'

/** Notes the figures of now. Of several workers at the same moment one is enough. */
export async function sampleHealth({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const at = clock()
  at.setUTCSeconds(0, 0)
  const figures = Object.entries(figuresNow(await readDatabaseFigures(db)))
  const rows = figures.map(([figure, value]) => ({ at, figure, value }))
  for (const slice of rowSlices(rows)) {
    await db
      .insertInto('health_sample')
      .values(slice)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
