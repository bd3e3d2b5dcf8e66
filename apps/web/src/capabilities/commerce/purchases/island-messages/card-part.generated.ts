// Made from en-GB.json by `npm run messages`.

export const cardPartPayByCard = () => `Pay by card`
export const cardPartTypingCardNeedsJavascript = () => `Typing a card needs JavaScript`
export const cardPartCardGoesBrowserStraight = () => `Your card goes from your browser straight to the payment provider, never through us. What you chose is saved: switch JavaScript on and reload this page.`
