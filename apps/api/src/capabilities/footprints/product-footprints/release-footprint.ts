import type { OwnProduct } from '@understory/contracts/footprints/product-footprints/own-products.ts'
import type { Tx } from '@understory/database/connect.ts'
import {
  type PactDocument,
  pactDocument,
} from '@understory/domain/footprints/exchanges/pact-document.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { accountName } from '../../people/accounts/public.ts'
import { announceRelease, findExchange } from '../exchanges/public.ts'
import { computedOf, type FootprintKey, lockFootprint } from './footprint-records.ts'
import type { FootprintRow } from './product-records.ts'

type ReleaseDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'config'>

/** A copy of a published footprint for one partner, whose program is told. There is one at a time. */
export function releaseFootprint(
  deps: ReleaseDeps,
  key: FootprintKey,
  exchangeId: string,
): Promise<{ releaseId: string } | Refused> {
  const { footprintId, accountId } = key
  return transact(deps.db, async (tx) => {
    const held = await lockFootprint(tx, key)
    if (held instanceof Refused) return held
    const { row } = held
    const { product, published_at: publishedAt } = row
    if (row.status === 'draft' || !product || !publishedAt) {
      return refuse('PRODUCT_FOOTPRINT_UNPUBLISHED')
    }
    if (!(await findExchange(tx, { exchangeId, accountId }))) return refuse('EXCHANGE_NOT_FOUND')
    const open = await findOpenRelease(tx, { ...key, exchangeId })
    if (open) return { releaseId: open.id }
    const document = await documentOf(tx, deps, { ...row, product, published_at: publishedAt })
    const releaseId = deps.newId()
    await tx
      .insertInto('product_footprint_release')
      .values({
        id: releaseId,
        account_id: accountId,
        footprint_id: footprintId,
        exchange_id: exchangeId,
        document: JSON.stringify(document),
        status: row.status,
        released_at: deps.clock(),
        ...filterColumns(document),
      })
      .execute()
    await announceRelease(tx, deps, { exchangeId, accountId, footprintId })
    return { releaseId }
  })
}

type OpenRelease = FootprintKey & { readonly exchangeId: string }

const findOpenRelease = (tx: Tx, { footprintId, exchangeId, accountId }: OpenRelease) =>
  tx
    .selectFrom('product_footprint_release')
    .select('id')
    .where('footprint_id', '=', footprintId)
    .where('exchange_id', '=', exchangeId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

type PublishedRow = FootprintRow & { readonly product: unknown; readonly published_at: Date }

async function documentOf(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  row: PublishedRow,
): Promise<PactDocument> {
  const { facts, lines, totals } = computedOf(row)
  const { exclusions } = facts
  return pactDocument({
    ...facts,
    id: row.id,
    precedingId: row.preceding_id,
    publishedAt: row.published_at,
    host: new URL(config.origin).host,
    company: { accountId: row.account_id, name: await accountName(tx, row.account_id) },
    product: row.product as OwnProduct,
    exclusions: { ...exclusions, percent: exclusions.percent ?? '0' },
    lines: lines.map(({ factor, set }) => ({ gwp: factor.gwp, set })),
    totals,
  })
}

const inLowerCase = (texts: readonly string[] = []) => texts.map((text) => text.toLowerCase())

/** What a partner can filter by. */
function filterColumns(document: PactDocument) {
  const { geographyCountry, geographyCountrySubdivision, geographyRegionOrSubregion } = document.pcf
  const geography = geographyCountry ?? geographyCountrySubdivision ?? geographyRegionOrSubregion
  return {
    product_ids: inLowerCase(document.productIds),
    company_ids: inLowerCase(document.companyIds),
    classifications: inLowerCase(document.productClassifications),
    geography: String(geography ?? '').toLowerCase(),
    valid_from: new Date(document.validityPeriodStart),
    valid_to: new Date(document.validityPeriodEnd),
  }
}

/** The partner's program finds it no more. */
export async function endRelease(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { footprintId, accountId, releaseId }: FootprintKey & { readonly releaseId: string },
): Promise<undefined | Refused> {
  const ended = await db
    .updateTable('product_footprint_release')
    .set({ ended_at: clock() })
    .where('id', '=', releaseId)
    .where('footprint_id', '=', footprintId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended ? undefined : refuse('PRODUCT_RELEASE_NOT_FOUND')
}
