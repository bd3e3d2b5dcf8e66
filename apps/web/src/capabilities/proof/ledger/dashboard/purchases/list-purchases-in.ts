import { ListPurchases, type Purchase } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { DateWindow } from '@understory/domain/proof/ledger/figures/months-of-window.ts'
import type { Api } from '../../../../../http/api-client.ts'
import { overlaps } from '../date-window.ts'

const PAGE = 100

/** Every paid purchase that counts for a day of the window, newest first. Gifts and services have no certificate of the account's own. */
export async function listPurchasesIn(api: Api, window: DateWindow): Promise<Purchase[]> {
  const found: Purchase[] = []
  let before: string | undefined
  do {
    const answer = await api(ListPurchases, { query: { limit: PAGE, before } })
    if (!answer.ok) throw new Response(answer.refusal.message, { status: answer.status })
    found.push(...answer.data.purchases.filter((purchase) => countsIn(window, purchase)))
    before = answer.data.next ?? undefined
  } while (before)
  return found
}

function countsIn(window: DateWindow, purchase: Purchase): boolean {
  const { status, certificateId, effectiveFrom: from, effectiveTo: to } = purchase
  return status === 'paid' && certificateId !== null && overlaps(window, { from, to })
}
