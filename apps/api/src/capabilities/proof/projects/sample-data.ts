import type { Database, Tx } from '@understory/database/connect.ts'
import { IMPACTS, type Impact } from '@understory/domain/quantity/impact-quantity.ts'

/** Of each impact, the sample that is taken where nobody chooses and there is no project of the operator's own. */
const DEFAULT_SAMPLES: Readonly<Record<Impact, string>> = {
  trees: 'mangroves-mahajanga',
  co2e: 'clean-cookstoves',
  plastic: 'coastal-collection',
}

/** Whether projects that were invented are for sale. */
export async function isSampleDataOn(db: Database | Tx): Promise<boolean> {
  const offered = await db
    .selectFrom('project')
    .select('id')
    .where('is_sample', '=', true)
    .where('is_offered', '=', true)
    .executeTakeFirst()
  return offered !== undefined
}

/** The impacts for which nothing would be sold without the samples. */
export async function impactsOfSamplesAlone(db: Database | Tx): Promise<readonly Impact[]> {
  const own = await db
    .selectFrom('project')
    .select('impact')
    .where('is_sample', '=', false)
    .where('is_default', '=', true)
    .execute()
  return IMPACTS.filter((impact) => !own.some((project) => project.impact === impact))
}

/**
 * Takes the samples out of sale, or offers them again. What was funded there stays in the ledger, on certificates and
 * on the map. Off takes a project of the operator's own for each impact, as there is no price without one.
 */
export async function switchSampleData(tx: Tx, isOn: boolean): Promise<void> {
  if (isOn) {
    await tx
      .updateTable('project')
      .set({ is_offered: true })
      .where('is_sample', '=', true)
      .where('is_offered', '=', false)
      .execute()
    for (const impact of IMPACTS) await offerDefaultSample(tx, impact)
    return
  }
  await tx
    .updateTable('project')
    .set({ is_offered: false, is_default: false })
    .where('is_sample', '=', true)
    .where('is_offered', '=', true)
    .execute()
}

async function offerDefaultSample(tx: Tx, impact: Impact): Promise<void> {
  await tx
    .updateTable('project')
    .set({ is_default: true })
    .where('id', '=', DEFAULT_SAMPLES[impact])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('project as p')
            .select('p.id')
            .where('p.impact', '=', impact)
            .where('p.is_default', '=', true),
        ),
      ),
    )
    .execute()
}
