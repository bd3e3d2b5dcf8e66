import type { Quote } from '@understory/contracts/commerce/purchases/purchases.ts'
import { longDate, longMonth } from '@understory/domain/calendar/calendar.ts'
import { formatGrams, formatMoney, formatTrees } from '@understory/domain/quantity/format.ts'
import { paymentPath } from '../../payments/public.ts'
import { purchasesMessage } from '../messages/messages.generated.ts'
import type { PaymentOrder } from './payment-order.ts'
import { setupAddress } from './setup-address.ts'

export function orderOfQuote(quote: Quote): PaymentOrder {
  const { quoteId, audience, product, currency, choice } = quote
  const { milliTrees, co2eGrams, plasticGrams, spread } = choice
  return {
    quoteId,
    audience,
    product,
    theme: choice.theme,
    place: paymentPath({ pays: 'quote', id: quoteId }),
    isPlan: false,
    plan: null,
    lines: [
      ...quote.lines.map((line) => ({
        what: wordsOf(line),
        detail: `${line.project.name}, ${line.project.partner}${line.project.isSample ? ' (sample project)' : ''}`,
        price: formatMoney({ minor: line.minor, currency }),
      })),
      ...quote.services.map(({ name, minor }) => ({
        what: name,
        detail: purchasesMessage('orderOfQuote.doneByPeople'),
        price: formatMoney({ minor, currency }),
      })),
    ],
    covers: quote.covers,
    total: formatMoney({ minor: quote.totalMinor, currency }),
    money: { minor: quote.totalMinor, currency },
    showsAddress: choice.addressOnCertificate,
    note: quote.isGift
      ? [choice.reference, goesOut(quote)].filter(Boolean).join('. ')
      : spread
        ? purchasesMessage('orderOfQuote.countsOverMonthsFrom', {
            months: String(spread.months),
            longMonth: longMonth(spread.startMonth),
          })
        : null,
    setup: {
      personal: setupAddress(quote, 'personal'),
      business: setupAddress(quote, 'business'),
    },
    funds: { milliTrees, co2eGrams, plasticGrams },
    projects: quote.lines.map(({ impact, project: { name, country } }) => ({
      impact,
      name,
      country,
    })),
  }
}

/** An email that went out cannot be taken back: its day stands beside the price. */
function goesOut({ delivery }: Quote): string | null {
  if (!delivery?.emails) return null
  const what =
    delivery.emails === 1
      ? purchasesMessage('orderOfQuote.theEmailGoes')
      : purchasesMessage('orderOfQuote.theEmailsGo')
  const when = delivery.on
    ? `on ${longDate(delivery.on)}`
    : purchasesMessage('orderOfQuote.asSoonAsYou')
  return purchasesMessage('orderOfQuote.out', { what, when })
}

function wordsOf({ impact, quantity }: Quote['lines'][number]): string {
  switch (impact) {
    case 'trees':
      return formatTrees(quantity)
    case 'co2e':
      return `${formatGrams(quantity)} CO2e`
    case 'plastic':
      return purchasesMessage('orderOfQuote.plastic', { quantity: formatGrams(quantity) })
  }
}
