/** How many stores an account is connected to at most. */
export const MOST_STORES = 50
