/** Why someone joins, in the terms of specification section 3. */
export const SIGN_UP_ORIGINS = ['signUp', 'lead', 'subscriptionPlan'] as const
export type SignUpOrigin = (typeof SIGN_UP_ORIGINS)[number]
