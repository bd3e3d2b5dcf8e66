import Stripe from 'stripe'

/** `null` where the provider knows no such object. */
export async function orNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call()
  } catch (error) {
    if (hasCode(error, ['resource_missing'])) return null
    throw error
  }
}

export function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Stripe.errors.StripeError && codes.includes(error.code ?? '')
}
