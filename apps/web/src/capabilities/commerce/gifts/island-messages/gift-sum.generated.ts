// Made from en-GB.json by `npm run messages`.

export const giftSumContinueToPayment = () => `Continue to payment`
export const giftSumWorkItOutAgain = () => `Work it out again`
export const giftSumForEach = ({ giftInWords, oneCount }: { readonly giftInWords: string; readonly oneCount: 'yes' | 'other' }) => `${giftInWords}${(oneCount === 'yes' ? ` for each` : ``)}.`
export const giftSumHowItLooks = () => `How it looks`
export const giftSumYourGift = () => `Your gift`
export const giftSumPayOnceNothingCancel = () => `You pay once, so there is nothing to cancel.`
export const giftSumGiftOnceNothingCancel = () => `For one gift, once. There is nothing to cancel.`
