import type { AlertKind } from './raise-alert.ts'

/** What happened, and what is to be done about it. */
export const ALERT_WORDS: Readonly<Record<AlertKind, { happened: string; todo: string }>> = {
  'dispute-inquiry': {
    happened: 'A bank has a question about a payment',
    todo: 'No money has moved. If the question is still open in the Dashboard, answer it with evidence, or refund the payment: unanswered, it may become a dispute.',
  },
  'dispute-opened': {
    happened: 'A payment is disputed',
    todo: 'The bank has taken the money back for now. Answer with evidence in the Dashboard before the date given there, or accept it. The impact stays until the dispute is lost.',
  },
  'dispute-won': {
    happened: 'A dispute was won',
    todo: 'The money is back. If it had been lost before, the impact counts again; otherwise nothing changes.',
  },
  'dispute-lost': {
    happened: 'A dispute was lost',
    todo: 'The money is gone. If nothing is left of the payment after refunds, the impact has been reversed. If part is left, nothing has changed here: decide what to do.',
  },
  'refund-failed': {
    happened: 'A refund failed',
    todo: 'The bank could not give the money to the customer, so it is back with us and the impact counts again, unless it had been paid for twice. Pay the customer another way, then note it here.',
  },
  'fraud-warning': {
    happened: 'The bank warns of fraud',
    todo: 'The payment is likely to be disputed. Look at the account, and refund the payment if in doubt: a refund costs less than a dispute.',
  },
  'amount-differs': {
    happened: 'The amount paid is not the amount asked for',
    todo: 'Nothing was settled. Look for a coupon, tax or a line added by hand in the Dashboard; refund the payment or correct the invoice there.',
  },
  'second-subscription': {
    happened: 'A second subscription of one kind was paid',
    todo: 'Its payment is returned and it ends automatically. Check in the Dashboard that the refund was made.',
  },
  'second-cycle': {
    happened: 'The same month or year of a plan was paid twice',
    todo: 'The second payment is returned automatically and funds nothing; the plan continues. Look in the Dashboard for why it was billed twice, and check that the refund was made.',
  },
  'second-offset': {
    happened: 'The same driving was paid for twice',
    todo: 'Another payment covered this vehicle or its registration number first. This one is returned, and funds nothing. Check in the Dashboard that the refund was made.',
  },
  'decided-and-refunded': {
    happened: 'A verification was refunded after its decision',
    todo: 'The money is gone, and the decision stays: what was checked stays checked. Check whether the refund was intended, and talk to the company if it was not.',
  },
  'supply-exceeded': {
    happened: 'More was paid for than a project has supplied',
    todo: 'Nothing was settled, and the payment waits. Enter what the project has supplied since, or stop buying it ahead: the payment then settles within minutes. Or refund it in the Dashboard.',
  },
  'not-disclosed': {
    happened: 'A plan was paid for, and its CO2e may not be sold to its buyer',
    todo: 'Nothing was settled, and the payment waits: of no project of CO2e is everything published that the law of the United States asks for. Publish it: the payment then settles within minutes. Or refund it in the Dashboard, and end the plan.',
  },
  'usage-refused': {
    happened: 'Shopify refused to bill a shop',
    todo: 'The bill waits and is sent again each day; what the orders fund is not in the ledger yet. The worker’s log has the reason Shopify gave. Settle it with the merchant, or with Shopify Partner Support.',
  },
}
