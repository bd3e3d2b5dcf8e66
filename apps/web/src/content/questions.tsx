import type { Question } from './question-list.tsx'

export const PRICE: Question = {
  ask: 'What does my money buy?',
  answer: (
    <p>
      Trees planted, CO2e reduced or removed, and plastic collected, each by a named project. You
      see the price of every unit before you pay. The price of CO2e includes a fee of 20%: 5% for
      taking the card payment and 15% to run the service. Trees and plastic carry no extra fee.
    </p>
  ),
}

const PROOF: Question = {
  ask: 'How do I know it happened?',
  answer: (
    <p>
      Each purchase is written to a ledger that only grows: an entry is never edited or deleted, and
      a mistake is corrected by a second entry that anyone can see. Your certificate carries a
      number and a code; anyone who has them can look up what was funded, when and through which
      project.
    </p>
  ),
}

export const CLAIM: Question = {
  ask: 'Can I call myself, or my product, neutral?',
  answer: (
    <p>
      No, and we will not print it. Since 27 September 2026 the European Union forbids such claims
      where they rest on offsetting (Directive 2024/825), and the UK's Green Claims Code warns
      against them. What you can say is what you did: how many trees, how much CO2e, how much
      plastic you funded, and when. <a href="/claims">Check a sentence</a> before you print it.
    </p>
  ),
}

const REDUCE: Question = {
  ask: 'Shouldn’t I cut my own emissions first?',
  answer: (
    <p>
      Yes. A tonne you never emit is a tonne nobody has to remove. Funding is for what is left
      today, while you work on the rest.
    </p>
  ),
}

export const TREES: Question = {
  ask: 'Do trees count as CO2e removed?',
  answer: (
    <p>
      Not here. A tree may take in about 200 kg of CO2e, but over a life of decades. We show that as
      a projection next to the trees and never add it to the CO2e you funded.
    </p>
  ),
}

const GIFT: Question = {
  ask: 'Can I give it to someone?',
  answer: (
    <p>
      Yes. Choose the gift or the Christmas theme as you set it up, and the certificate is drawn for
      the occasion. The price can be left off.
    </p>
  ),
}

const SPREAD: Question = {
  ask: 'Can I spread a purchase over several months?',
  answer: (
    <p>
      Yes. You pay once, and what you bought counts evenly over as many months as you like, from the
      month you choose: handy for a financial year. The parts always add up to the whole.
    </p>
  ),
}

const CARD: Question = {
  ask: 'Is my card safe?',
  answer: (
    <p>
      Card details go straight to the payment provider and never reach our servers. We keep only
      what you need to recognise it on your statement: the amount, the date and the last four
      digits.
    </p>
  ),
}

const SAMPLE: Question = {
  ask: 'What is a sample project?',
  answer: (
    <p>
      The people who run this site choose the projects it funds. Until they have, it comes with
      examples, each marked as a sample. A sample works like any other project, but there is no real
      one behind it.
    </p>
  ),
}

const OWN: Question = {
  ask: 'Can I run this myself?',
  answer: (
    <p>
      Yes. Understory is open source under the Apache 2.0 licence. One command starts it on a laptop
      with everything it needs, payments in test mode included.
    </p>
  ),
}

export const QUESTIONS: readonly Question[] = [
  PRICE,
  PROOF,
  CLAIM,
  REDUCE,
  TREES,
  GIFT,
  SPREAD,
  CARD,
  SAMPLE,
  OWN,
]

export const FIRST_QUESTIONS: readonly Question[] = [PRICE, PROOF, CLAIM, REDUCE]

export const PERSONAL_QUESTIONS: readonly Question[] = [PRICE, PROOF, TREES, GIFT]

export const BUSINESS_QUESTIONS: readonly Question[] = [CLAIM, PROOF, REDUCE, SPREAD]

export const PERSONAL_INSTANT_QUESTIONS: readonly Question[] = [GIFT, PROOF, TREES, CARD]

export const BUSINESS_INSTANT_QUESTIONS: readonly Question[] = [SPREAD, CLAIM, PROOF, CARD]
