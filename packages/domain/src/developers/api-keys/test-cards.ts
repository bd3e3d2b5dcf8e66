/** The cards of every test account, and what becomes of a payment with each. Nobody is asked, and nothing is charged. */
const TEST_CARDS = new Map<string, 'pays' | 'declined'>([
  ['default', 'pays'],
  ['pm_card_visa', 'pays'],
  ['pm_card_chargeDeclined', 'declined'],
])

/** `null`: there is no such card. */
export const outcomeOfTestCard = (card: string): 'pays' | 'declined' | null =>
  TEST_CARDS.get(card) ?? null
