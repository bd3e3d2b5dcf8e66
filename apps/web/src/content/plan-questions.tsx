import type { Question } from './question-list.tsx'
import { CLAIM, PRICE, TREES } from './questions.tsx'

const LEAVE: Question = {
  ask: 'Can I change it, or stop?',
  answer: (
    <p>
      Yes, on the subscription’s own page, without asking anyone. A change counts from the next
      payment. If you cancel, the plan runs to the end of what you have paid for, and nothing more
      is charged.
    </p>
  ),
}

const CARD_FAILS: Question = {
  ask: 'What if my card fails?',
  answer: (
    <p>
      A month that is not paid is not recorded. We try the charge again, and email you a way to pay
      straight away or to use another card.
    </p>
  ),
}

const PROOF_OF_A_PLAN: Question = {
  ask: 'Where do I see what it funded?',
  answer: (
    <p>
      In My impact, month by month, and on one certificate that grows with each payment. Anyone who
      has its number can check it against the ledger.
    </p>
  ),
}

const HEADS: Question = {
  ask: 'What if people join or leave?',
  answer: (
    <p>
      Change the numbers when they do. The new price counts from the next payment; nothing is
      charged or refunded for the current one.
    </p>
  ),
}

const FIFTH: Question = {
  ask: 'Does it count against our own footprint?',
  answer: (
    <p>
      A fifth of its CO2e does. The rest stands for the lives of the people who work with you, which
      are not the emissions of the business. We show both figures and never mix them.
    </p>
  ),
}

const BOOKS: Question = {
  ask: 'What do we get for our books?',
  answer: (
    <p>
      An invoice for each payment, with its own number: your name, address and tax number, the plan,
      its period, how many people it covers, and VAT where it is due. It comes by email and stays
      under Subscriptions.
    </p>
  ),
}

export const SUBSCRIPTION_QUESTIONS: readonly Question[] = [
  LEAVE,
  PRICE,
  PROOF_OF_A_PLAN,
  TREES,
  CARD_FAILS,
]

export const WORKFORCE_QUESTIONS: readonly Question[] = [HEADS, BOOKS, FIFTH, CLAIM]
