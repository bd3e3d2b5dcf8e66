import type { Database, Tx } from '@understory/database/connect.ts'

function selectCertificates(db: Database | Tx) {
  return db
    .selectFrom('certificate as c')
    .innerJoin('account as a', 'a.id', 'c.account_id')
    .innerJoin('instant_purchase as p', 'p.id', 'c.purchase_id')
    .innerJoin('offset_quote as q', 'q.id', 'p.quote_id')
    .leftJoin('billing_address as b', 'b.account_id', 'c.account_id')
    .select([
      'c.id',
      'c.purchase_id',
      'c.account_id',
      'c.issued_at',
      'a.display_name',
      'p.theme',
      'p.reference',
      'p.hide_cost',
      'p.address_on_certificate',
      'p.effective_from',
      'p.effective_to',
      'q.milli_trees',
      'q.co2e_grams',
      'q.plastic_grams',
      'q.total_minor',
      'q.currency',
      'q.tree_project',
      'q.co2e_project',
      'q.plastic_project',
      'b.line1',
      'b.line2',
      'b.city',
      'b.postcode',
      'b.country',
    ])
}
export type CertificateRow = Awaited<
  ReturnType<ReturnType<typeof selectCertificates>['executeTakeFirstOrThrow']>
>

export function findCertificate(
  db: Database | Tx,
  id: string,
): Promise<CertificateRow | undefined> {
  return selectCertificates(db).where('c.id', '=', id).executeTakeFirst()
}
