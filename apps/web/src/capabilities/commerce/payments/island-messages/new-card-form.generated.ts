// Made from en-GB.json by `npm run messages`.

export const newCardFormTypingCardNeedsJavascript = () => `Typing a card needs JavaScript`
export const newCardFormCardGoesBrowserStraight = () => `Your card goes from your browser straight to the payment provider, never through us.`
export const newCardFormNothingChargedBankAsk = () => `Nothing is charged. Your bank may ask whether it is you.`
export const newCardFormAdding = () => `Adding…`
export const newCardFormAddTheCard = () => `Add the card`
