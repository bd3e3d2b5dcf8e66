import type { Tx } from '@understory/database/connect.ts'
import type { VatTerms } from '@understory/domain/payments/vat.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'

type Invoiced = {
  readonly id: string
  readonly accountId: string
  readonly issuedAt: Date
  /** One of the two. */
  readonly purchaseId: string | null
  readonly cycleId: string | null
}

/** The next number of the legal entity, with the buyer as they are now. Other settlements wait for the counter. */
export async function issueInvoice(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  invoice: Invoiced,
): Promise<void> {
  const counter = await tx
    .updateTable('invoice_counter')
    .set({ last_number: sql<number>`last_number + 1` })
    .where('legal_entity', '=', 'default')
    .returning('last_number')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('invoice')
    .columns([
      'id',
      'legal_entity',
      'number',
      'account_id',
      'purchase_id',
      'cycle_id',
      'issued_at',
      'buyer',
      'vat_terms',
    ])
    .expression((eb) =>
      eb
        .selectFrom('account as a')
        .leftJoin('billing_address as b', 'b.account_id', 'a.id')
        .where('a.id', '=', invoice.accountId)
        .select([
          sql<string>`${invoice.id}::uuid`.as('id'),
          sql<string>`'default'`.as('legal_entity'),
          sql<number>`${counter.last_number}::bigint`.as('number'),
          'a.id as account_id',
          sql<string | null>`${invoice.purchaseId}::uuid`.as('purchase_id'),
          sql<string | null>`${invoice.cycleId}::uuid`.as('cycle_id'),
          sql<Date>`${invoice.issuedAt}::timestamptz`.as('issued_at'),
          sql<string>`jsonb_build_object(
            'name', a.display_name,
            'address', to_jsonb(b) - 'account_id',
            'taxIds', (select coalesce(jsonb_agg(jsonb_build_object('type', t.type, 'value', t.value)
                       order by t.created_at), '[]') from tax_id t where t.account_id = a.id))`.as(
            'buyer',
          ),
          sql<string | null>`${vatTermsOf(config)}::jsonb`.as('vat_terms'),
        ]),
    )
    .execute()
}

/** As JSON; a seller without a tax id accounts for none. */
function vatTermsOf(config: Deps['config']): string | null {
  if (!config.SELLER_TAX_ID) return null
  const terms: VatTerms = { country: config.SELLER_COUNTRY, percent: config.SELLER_VAT_PERCENT }
  return JSON.stringify(terms)
}
