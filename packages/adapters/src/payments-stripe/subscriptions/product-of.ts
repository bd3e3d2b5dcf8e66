/** Each plan is one product at the provider. */
export const productOf = (plan: string) => `understory_${plan}`
