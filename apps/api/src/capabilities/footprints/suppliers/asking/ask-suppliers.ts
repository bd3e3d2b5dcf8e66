import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import {
  type AskSuppliers,
  NOT_ASKED_BECAUSE,
} from '@understory/contracts/footprints/ask-suppliers.ts'
import { anyOf } from '@understory/database/any-of.ts'
import { Refused } from '../../../../http/refuse.ts'
import { type AskSupplierDeps, askSupplier } from './ask-supplier.ts'

export type AskingSuppliers = {
  readonly accountId: string
  readonly footprintId: string
  readonly userId: string
  readonly body: BodyOf<typeof AskSuppliers>
  readonly campaignId?: string | undefined
}

export type ReplyOfAsking = ReplyOf<typeof AskSuppliers>

/**
 * Asks one supplier after the other, each by itself: those that cannot be asked are named with the reason, and
 * asking again asks those alone. What is wrong with the request as a whole is refused before anyone is asked.
 */
export async function askSuppliers(
  deps: AskSupplierDeps,
  { body, ...asking }: AskingSuppliers,
): Promise<ReplyOfAsking | Refused> {
  const { supplierIds, ...said } = body
  const emails = await emailsOf(deps, asking.accountId, supplierIds)
  const asked: ReplyOfAsking['asked'] = []
  const notAsked: ReplyOfAsking['notAsked'] = []
  const isEmailedTo = (supplierId: string) => emails.get(supplierId) ?? false
  // Those by email first: whoever may not send emails has then asked nobody.
  const inOrder = [...new Set(supplierIds)].toSorted(
    (one, other) => Number(isEmailedTo(other)) - Number(isEmailedTo(one)),
  )
  for (const supplierId of inOrder) {
    const isEmailed = isEmailedTo(supplierId)
    const made = await askSupplier(deps, {
      ...asking,
      supplierId,
      body: { ...said, byEmail: isEmailed },
    })
    if (!(made instanceof Refused)) {
      asked.push({ supplierId, isEmailed, ...made })
      continue
    }
    const because = NOT_ASKED_BECAUSE.find((code) => code === made.refusal.code)
    if (!because) return made
    notAsked.push({ supplierId, because })
  }
  return { asked, notAsked }
}

/** Whether each of these suppliers has an email. */
async function emailsOf(
  { db }: AskSupplierDeps,
  accountId: string,
  supplierIds: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db
    .selectFrom('supplier')
    .select(['id', 'email'])
    .where('account_id', '=', accountId)
    .where((eb) => anyOf(eb.ref('id'), supplierIds))
    .execute()
  return new Map(rows.map(({ id, email }) => [id, email !== null]))
}
