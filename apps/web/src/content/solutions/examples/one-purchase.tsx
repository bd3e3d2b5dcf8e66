import { fundedLine } from '@understory/domain/commerce/invoices/invoice-words.ts'
import { EXAMPLE_PURCHASE, type Prices } from '../../public-facts.ts'
import { solutionsMessage } from '../messages/messages.generated.ts'
import { ExampleInvoice } from './example-invoice.tsx'

const { trees, tonnes } = EXAMPLE_PURCHASE
const note = () => solutionsMessage('onePurchase.dateProjectsNumberAnyone')
const FUNDED = { milliTrees: trees * 1_000, co2eGrams: tonnes * 1_000_000, plasticGrams: 0 }

export const ONE_PURCHASE = `${trees} trees and ${tonnes} tonnes of CO2e`

/** The certificate of the example, for either kind of account. */
export const purchaseCertificates = () =>
  ({
    personal: {
      funded: FUNDED,
      name: solutionsMessage('onePurchase.robinHazelwood'),
      note: note(),
    },
    business: {
      funded: FUNDED,
      name: solutionsMessage('onePurchase.fernbankStudio'),
      note: note(),
    },
  }) as const

/** The invoice of the example, unless today's prices are unavailable. */
export function PurchaseInvoice({ prices }: { readonly prices: Prices | null }) {
  if (!prices) return null
  const { trees: treesCost, co2e } = prices.example
  return (
    <ExampleInvoice
      funds={ONE_PURCHASE}
      lines={[
        fundedLine({
          impact: 'trees',
          quantity: FUNDED.milliTrees,
          each: prices.tree,
          amount: treesCost,
        }),
        fundedLine({
          impact: 'co2e',
          quantity: FUNDED.co2eGrams,
          each: prices.tonne,
          amount: co2e,
        }),
      ]}
    />
  )
}
