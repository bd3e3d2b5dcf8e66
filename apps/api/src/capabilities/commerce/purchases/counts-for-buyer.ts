import type { Tx } from '@understory/database/connect.ts'
import { entriesForPurchase } from '@understory/domain/proof/ledger/entries.ts'
import { grams, milliTrees } from '@understory/domain/quantity/impact-quantity.ts'
import type { Write } from '../../../database/write-together.ts'
import { recordEvent } from '../../developers/events/public.ts'
import {
  issueCertificates,
  ledgerWrites,
  restoreToLedger,
  reverseInLedger,
} from '../../proof/ledger/public.ts'
import { purchasesMessage } from './messages/messages.generated.ts'
import {
  coversNothingMore,
  type KindDeps,
  type PurchaseKind,
  type Settled,
} from './purchase-kind.ts'
import type { PurchaseRow } from './purchase-records.ts'

/** A kind whose whole impact counts for the buyer, with one certificate. */
export function countsForBuyer(product: string): PurchaseKind {
  return {
    product,
    isGift: false,
    isFor: async () => true,
    isDuplicate: async () => false,
    settle: settleForBuyer,
    async refund(tx, deps, { id, account_id: accountId }) {
      await reverseInLedger(tx, { accountId, recordedAt: deps.clock() }, id)
    },
    restore: (tx, deps, { id, account_id: accountId }) =>
      restoreToLedger(tx, { accountId, recordedAt: deps.clock() }, id),
    covers: coversNothingMore,
    receipt: {
      heading: () => purchasesMessage('counts-for-buyer.receipt.heading'),
      paragraphs: (total) => [
        purchasesMessage('counts-for-buyer.receipt.paragraphs', { total }),
        purchasesMessage('counts-for-buyer.receipt.paragraphs.2'),
      ],
      action: ({ certificate_id }) => ({
        label: purchasesMessage('counts-for-buyer.receipt.action.label'),
        path: `/verify/${certificate_id}`,
      }),
    },
  }
}

async function settleForBuyer(
  tx: Tx,
  deps: KindDeps,
  { purchase, range, paidAt }: Settled,
): Promise<Write[]> {
  const { id, account_id: accountId } = purchase
  const entries = entriesForPurchase({
    id,
    product: purchase.product,
    priceBookVersion: purchase.price_book_version,
    range,
    quantities: {
      trees: milliTrees(purchase.milli_trees),
      co2e: grams(purchase.co2e_grams),
      plastic: grams(purchase.plastic_grams),
    },
    projects: projectsOf(purchase),
  })
  const certificateId = deps.newId()
  return [
    ...ledgerWrites(tx, { accountId, recordedAt: deps.clock() }, entries),
    issueCertificates(tx, [
      { id: certificateId, account_id: accountId, purchase_id: id, issued_at: paidAt },
    ]),
    recordEvent(tx, {
      accountId,
      type: 'certificate.issued',
      subject: { certificateId },
      at: paidAt,
    }),
  ]
}

export function projectsOf({ tree_project, co2e_project, plastic_project }: PurchaseRow) {
  return { trees: tree_project, co2e: co2e_project, plastic: plastic_project }
}
