import type { Purchase } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { ApiPurchase, PurchaseAction } from '@understory/contracts/v1/purchases.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { Deps } from '../../../deps.ts'
import type { KeyActor } from '../../../http/v1/api-route.ts'
import { testCertificatesOf } from '../../proof/ledger/public.ts'
import { actionEndsAt, type KeyPurchase, keyPurchasesOf } from './by-key/key-purchase-records.ts'
import { presentPurchase } from './present-purchase.ts'
import type { PurchaseRow } from './purchase-records.ts'

type PresentApiPurchaseDeps = Pick<Deps, 'config' | 'db' | 'purchaseKinds'>
type Presenting = Pick<KeyActor, 'accountId' | 'mode'>

export async function presentApiPurchase(
  deps: PresentApiPurchaseDeps,
  actor: Presenting,
  row: PurchaseRow,
): Promise<ApiPurchase> {
  const [presented] = await presentApiPurchases(deps, actor, [presentPurchase(deps, row, [])])
  if (!presented) throw new Error(`purchase ${row.id} was not presented`)
  return presented
}

/** Purchases as programs read them. Those of a test account have certificates of their own. */
export async function presentApiPurchases(
  deps: Pick<Deps, 'config' | 'db'>,
  { accountId, mode }: Presenting,
  purchases: readonly Purchase[],
): Promise<ApiPurchase[]> {
  const ids = purchases.map(({ uuid }) => uuid)
  const ofTest = mode === 'test' ? await testCertificatesOf(deps.db, accountId, ids) : null
  const byKey = await keyPurchasesOf(deps.db, ids)
  const kept = await metadataOf(deps.db, ids)
  return purchases.map((purchase) => {
    const ofKey = byKey.get(purchase.uuid)
    const action = ofKey ? actionOf(deps, purchase, ofKey) : null
    return {
      id: purchase.uuid,
      object: 'purchase',
      mode,
      dryRun: false,
      createdAt: purchase.createdAt,
      status: action ? 'requires_action' : purchase.status,
      action,
      keyId: ofKey?.key_id ?? null,
      paidAt: purchase.paidAt,
      product: purchase.product,
      quoteId: purchase.quoteId,
      milliTrees: purchase.milliTrees,
      co2eGrams: purchase.co2eGrams,
      plasticGrams: purchase.plasticGrams,
      totalMinor: purchase.totalMinor,
      refundedMinor: purchase.refundedMinor,
      currency: purchase.currency,
      reference: purchase.reference,
      effectiveFrom: purchase.effectiveFrom,
      effectiveTo: purchase.effectiveTo,
      certificateId: ofTest ? (ofTest.get(purchase.uuid) ?? null) : purchase.certificateId,
      invoiceNumber: purchase.invoiceNumber,
      metadata: kept.get(purchase.uuid) ?? {},
    }
  })
}

async function metadataOf(
  db: Database | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ApiPurchase['metadata']>> {
  const rows = await db
    .selectFrom('purchase')
    .select(['id', 'metadata'])
    .where((eb) => anyOf(eb.ref('id'), ids))
    .execute()
  return new Map(rows.map(({ id, metadata }) => [id, metadata as ApiPurchase['metadata']]))
}

/** What a person has to do, while it is neither paid nor ended. */
function actionOf(
  { config }: Pick<Deps, 'config'>,
  { uuid, quoteId, status, createdAt }: Purchase,
  { action }: KeyPurchase,
): PurchaseAction | null {
  if (action === null || (status !== 'pending' && status !== 'failed')) return null
  const path = action === 'approve' ? `/app/approvals/${uuid}` : `/app/payment?quote=${quoteId}`
  const expiresAt = actionEndsAt(new Date(createdAt)).toISOString()
  return { type: action, url: `${config.origin}${path}`, expiresAt }
}
