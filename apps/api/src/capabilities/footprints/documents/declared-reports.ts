import { createHash } from 'node:crypto'
import type { DeclaredNow, DeclaringDeps } from '../../../declaring.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { reportFacts } from './report-facts.ts'

/** Draws the report of what is declared and keeps it: whatever is changed later, it prints as it did. */
export async function keepDeclaredReport(
  deps: DeclaringDeps,
  { accountId, footprintId, number }: DeclaredNow,
): Promise<void> {
  const facts = await reportFacts(deps, { accountId, footprintId })
  if (facts instanceof Refused) throw new Error('a footprint that is declared has its report')
  const pdf = Buffer.from(await deps.documents.footprintReport(facts))
  await deps.db
    .insertInto('declared_report')
    .values({
      footprint_id: footprintId,
      number,
      account_id: accountId,
      sha256: createHash('sha256').update(pdf).digest('hex'),
      pdf,
    })
    .execute()
}

export async function readDeclaredReport(
  { db }: Pick<Deps, 'db'>,
  { accountId, footprintId, number }: DeclaredNow,
): Promise<Uint8Array | Refused> {
  const row = await db
    .selectFrom('declared_report')
    .select('pdf')
    .where('footprint_id', '=', footprintId)
    .where('account_id', '=', accountId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.pdf ?? refuse('DECLARATION_NOT_FOUND')
}
