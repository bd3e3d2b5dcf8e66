import type { Database, Tx } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { openFacts } from '@understory/domain/proof/disclosures/disclosure.ts'
import { findDisclosure } from './disclosure-records.ts'

/** The facts that the law of California asks for and that nobody has stated yet; `null`: nothing was published. */
export async function countOpenFacts(db: Database | Tx, projectId: string): Promise<number | null> {
  const found = await findDisclosure(db, projectId)
  return found && openFacts(found.disclosure).length
}

/** Whether CO2e of this project may be sold to someone in the United States. */
export const isDisclosed = (db: Database | Tx, projectId: string): Promise<boolean> =>
  asPlatform(async () => (await countOpenFacts(db, projectId)) === 0)

/**
 * The project that CO2e of a buyer in the United States is taken from: the usual one, or the next that is for sale and
 * whose disclosure is complete; `null`: there is none.
 */
export function findDisclosedProject(db: Database | Tx): Promise<string | null> {
  return asPlatform(async () => {
    const offered = await db
      .selectFrom('project')
      .select('id')
      .where('impact', '=', 'co2e')
      .where('is_offered', '=', true)
      .orderBy('is_default', 'desc')
      .orderBy('name')
      .execute()
    for (const { id } of offered) if ((await countOpenFacts(db, id)) === 0) return id
    return null
  })
}
