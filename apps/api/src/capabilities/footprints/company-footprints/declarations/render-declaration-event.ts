import type { EventRenderer } from '../../../../event-renderer.ts'

/** What an event about a declared footprint says of it; one that was removed meanwhile is not told. */
export const renderDeclarationEvent: EventRenderer = async ({ db }, { accountId, subject }) => {
  const declared = await db
    .selectFrom('footprint_declaration as d')
    .innerJoin('footprint as f', 'f.id', 'd.footprint_id')
    .select(['d.number', 'd.declared_at', 'd.total_grams', 'd.line_count', 'd.sha256'])
    .select(['f.id', 'f.start_month'])
    .where('d.footprint_id', '=', subject.footprintId ?? '')
    .where('d.number', '=', Number(subject.number))
    .where('d.account_id', '=', accountId)
    .executeTakeFirst()
  if (!declared) return null
  const data = {
    id: declared.id,
    object: 'footprint',
    startMonth: declared.start_month.slice(0, 7),
    declaration: declared.number,
    declaredAt: declared.declared_at.toISOString(),
    co2eGrams: declared.total_grams,
    lines: declared.line_count,
    sha256: declared.sha256,
  }
  return { data }
}
