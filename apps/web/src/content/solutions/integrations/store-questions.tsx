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
        The order then contributes as if it had been that size from the start. Before the bill, the
        return simply lowers it. After the bill, the difference comes off your next one, and what
        was funded for it is taken back in the ledger; a bill itself never changes.
      </p>
    ),
  },
  {
    ask: 'Can I set a limit?',
    answer: (
      <p>
        Yes. Set the most that one month may contribute, and orders beyond it contribute nothing.
        You can also pause a shop at any time; orders placed during the pause never contribute.
      </p>
    ),
  },
  {
    ask: 'What do you read about my customers?',
    answer: (
      <p>
        Nothing about them. We read an order's number, its time, its status and the value of its
        goods. We do not ask for names, addresses or emails, and drop them unread where a platform
        sends them anyway.
      </p>
    ),
  },
  {
    ask: 'What if my shop sells in a different currency from the one I pay in?',
    answer: (
      <p>
        An order is converted at the European Central Bank's reference rate for the day it was
        placed. The rate stays with the order and does not change later, even for a refund.
      </p>
    ),
  },
  {
    ask: 'Can I call my products climate neutral?',
    answer: (
      <p>
        No. Say what was funded, how much and when, and let people check it. That makes no product,
        parcel or shop neutral, and in the European Union such claims, where they rest on
        offsetting, have been banned for products since 27 September 2026 (Directive (EU) 2024/825).
      </p>
    ),
  },
]
