import type { Question } from '../../question-list.tsx'

/** What merchants ask before they connect a shop. */
export const STORE_QUESTIONS: readonly Question[] = [
  {
    ask: 'Which part of an order counts?',
    answer: (
      <p>
        The goods, after discounts: without postage, tips, fees, and tax that is added on top. It is
        the subtotal that your customer saw. Gift cards count when something is bought with them,
        not when they are sold. Orders that are not paid, test orders and cancelled ones contribute
        nothing, and each says so in your list.
      </p>
    ),
  },
  {
    ask: 'What happens when a customer returns something?',
    answer: (
      <p>
        The order contributes as if it had been so from the start. Before the bill, it simply lowers
        it. After the bill, the difference is taken off your next one, and what was funded for it is
        taken back in the ledger; a bill itself never changes.
      </p>
    ),
  },
  {
    ask: 'Can I set a limit?',
    answer: (
      <p>
        Yes. Say what one month contributes at most, and orders beyond it contribute nothing. You
        can pause a shop at any time, too; orders that are placed during the pause contribute
        nothing, for good.
      </p>
    ),
  },
  {
    ask: 'What do you read of my customers?',
    answer: (
      <p>
        Nothing that is about them. We read an order's number, its time, its state and the value of
        its goods. Names, addresses and emails are not asked for, and are dropped unread where a
        platform sends them anyway.
      </p>
    ),
  },
  {
    ask: 'My shop sells in another currency than I pay in.',
    answer: (
      <p>
        An order is converted by the European Central Bank's reference rate of the day it was
        placed. The rate stands with the order and does not change later, not for a refund either.
      </p>
    ),
  },
  {
    ask: 'Can I call my products climate neutral?',
    answer: (
      <p>
        No. Say what was funded, how much and when, and let people check it. Neither a product nor a
        parcel nor a shop becomes neutral by it, and in the European Union claims like that, based
        on offsetting, are banned for products since 27 September 2026 (Directive (EU) 2024/825).
      </p>
    ),
  },
]
