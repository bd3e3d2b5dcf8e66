// Made from en-GB.json by `npm run messages`.

export const previewNoPaidOrderYet = () => `There is no paid order yet that this could be shown on.`
export const previewLastPaidOrder = ({ count, fundedImpact, oneOrders }: { readonly count: string; readonly fundedImpact: string; readonly oneOrders: 'yes' | 'other' }) => `${(oneOrders === 'yes' ? `for your last paid order: ` : `for your last ${count} paid orders: `)}${fundedImpact}.`
export const previewOrderByOrder = () => `Order by order`
export const previewMorePaidOrderCannot = () => `One more paid order cannot be worked out yet: its exchange rate is missing, or it is very large.`
export const previewNoSumTypedNow = () => `There is no sum for what is typed now.`
