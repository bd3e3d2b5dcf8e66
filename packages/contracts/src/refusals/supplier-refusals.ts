/** Of suppliers, what they are asked, and what they answer. */
export const SUPPLIER_REFUSALS = {
  LINE_OF_ANSWER: [
    409,
    'This line rests on what a supplier answered. Please take the answer out of the inventory first, on the page of the supplier.',
  ],
  SUPPLIER_NOT_FOUND: [404, 'There is no such supplier.'],
  SUPPLIER_EXISTS: [409, 'There is a supplier of this name already.'],
  TOO_MANY_SUPPLIERS: [409, 'There are 20,000 suppliers already. That is the most there can be.'],
  SUPPLIER_REQUEST_NOT_FOUND: [404, 'There is no such request to a supplier.'],
  SUPPLIER_CAMPAIGN_NOT_FOUND: [404, 'There is no such campaign.'],
  SUPPLIER_CAMPAIGN_ENDED: [409, 'This campaign has ended, so nobody is reminded any more.'],
  ANSWER_NOT_LOGGED: [
    404,
    'This answer is not in the public log yet. Please try again in a moment.',
  ],
  REQUEST_STATE: [409, 'That is no longer possible: the request has moved on. Please look again.'],
  REQUEST_OPEN: [
    409,
    'There is a request to this supplier already that is still open. Please cancel it first.',
  ],
  SUPPLIER_OPTED_OUT: [
    409,
    'Whoever reads this address wants no requests. Please ask them in person.',
  ],
  NO_SPENDING: [
    409,
    'No line of spending is with this supplier, so there is nothing that the answer could replace.',
  ],
  ANSWER_TOO_NARROW: [
    409,
    'This answer is of scopes 1 and 2 alone. What you spend stands for everything up to the supplier’s gate, so the answer cannot replace it.',
  ],
  ANSWER_INCOMPLETE: [
    400,
    'This is not enough for an answer. Please give scopes 1 and 2, or the turnover, from which we can estimate.',
  ],
  ANSWER_USE_NOT_FOUND: [404, 'There is no such answer in the inventory.'],
} as const
