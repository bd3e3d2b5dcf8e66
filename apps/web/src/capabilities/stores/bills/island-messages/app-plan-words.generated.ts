// Made from en-GB.json by `npm run messages`.

export const appPlanWordsApprovedYetOrdersContribute = () => `Not approved yet. Orders contribute nothing until you approve a limit.`
export const appPlanWordsWaitingApprovalShopify = () => `Waiting for your approval at Shopify.`
export const appPlanWordsDeclinedShopifyNothingCharged = () => `You declined at Shopify. Nothing is charged.`
export const appPlanWordsRequestShopifyExpiredNothing = () => `The request at Shopify has expired. Nothing is charged.`
export const appPlanWordsPlanEndedPendingWaits = () => `The plan has ended. What is pending waits until you approve a new one.`
export const appPlanWordsPausedShopifyBecauseShop = () => `Paused by Shopify, because your shop has not paid it. Orders are collected, and charged once it has.`
export const appPlanWordsLimitReachedFurtherOrders = () => `Your limit is reached: further orders wait, and nothing is lost.`
