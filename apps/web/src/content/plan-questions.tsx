import type { Question } from './question-list.tsx'
import { CLAIM, PRICE, TREES } from './questions.tsx'

const LEAVE: Question = {
  ask: 'Can I change it, or stop?',
  answer: (
    <p>
      Yes, on the page of the subscription, without asking anyone. A change counts from the next
      payment. A plan that you cancel stays active to the end of what you paid for, and nothing is
      charged afterwards.
    </p>
  ),
}

const CARD_FAILS: Question = {
  ask: 'What if my card fails?',
  answer: (
    <p>
      A month that is not paid is not recorded. The charge is tried again, and we write to you with
      a way to pay at once or to use another card.
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
      Change the numbers when they do. The new sum counts from the next payment; nothing is charged
      or given back for the current one.
    </p>
  ),
}

const FIFTH: Question = {
  ask: 'Does it count against our own footprint?',
  answer: (
    <p>
      A fifth of its CO2e does. The rest stands for the lives of the people who work with you, which
      are not the emissions of the business. Both figures are shown, and never mixed.
    </p>
  ),
}

const BOOKS: Question = {
  ask: 'What do our books get?',
  answer: (
    <p>
      An invoice for each payment, under a number of its own: your name, address and tax number, the
      plan, its period, the people it is for, and VAT where it is due. It comes by email and stays
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
