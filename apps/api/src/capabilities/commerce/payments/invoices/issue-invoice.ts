import type { Tx } from '@understory/database/connect.ts'
import type { VatTerms } from '@understory/domain/commerce/payments/vat.ts'
import { sql } from 'kysely'
import type { Write } from '../../../../database/write-together.ts'
import type { Deps } from '../../../../deps.ts'
import { sellerFrom } from './seller-of-the-day.ts'

type Invoiced = {
  readonly accountId: string
  readonly issuedAt: Date
  /** One of the two. */
  readonly purchaseId: string | null
  readonly cycleId: string | null
}

/** An invoice to the buyer as they are now. It is numbered after the commit, by `number-invoices.ts`. */
export function issueInvoice(
  tx: Tx,
  { config, newId }: Pick<Deps, 'config' | 'newId'>,
  invoice: Invoiced,
): Write {
  return tx
    .insertInto('invoice')
    .columns([
      'id',
      'legal_entity',
      'account_id',
      'purchase_id',
      'cycle_id',
      'issued_at',
      'buyer',
      'vat_terms',
      'seller',
    ])
    .expression((eb) =>
      eb
        .selectFrom('account as a')
        .leftJoin('billing_address as b', 'b.account_id', 'a.id')
        .where('a.id', '=', invoice.accountId)
        .select([
          sql<string>`${newId()}::uuid`.as('id'),
          sql<string>`'default'`.as('legal_entity'),
          'a.id as account_id',
          sql<string | null>`${invoice.purchaseId}::uuid`.as('purchase_id'),
          sql<string | null>`${invoice.cycleId}::uuid`.as('cycle_id'),
          sql<Date>`${invoice.issuedAt}::timestamptz`.as('issued_at'),
          sql<string>`jsonb_build_object(
            'name', a.display_name,
            'kind', a.kind,
            'isChecked', true,
            'vatNumber', a.vat_number,
            'address', to_jsonb(b) - 'account_id',
            'taxIds', (select coalesce(jsonb_agg(jsonb_build_object('type', t.type, 'value', t.value,
                       'verification', t.verification) order by t.created_at), '[]') from tax_id t where t.account_id = a.id))`.as(
            'buyer',
          ),
          sql<string | null>`${vatTermsOf(config)}::jsonb`.as('vat_terms'),
          sql<string>`${JSON.stringify(sellerFrom(config))}::jsonb`.as('seller'),
        ]),
    )
}

/** As JSON; a seller without a tax id accounts for none. */
function vatTermsOf(config: Deps['config']): string | null {
  if (!config.SELLER_TAX_ID) return null
  const terms: VatTerms = {
    country: config.SELLER_COUNTRY,
    percent: config.SELLER_VAT_PERCENT,
    rules: config.SELLER_VAT_RULES,
  }
  return JSON.stringify(terms)
}
