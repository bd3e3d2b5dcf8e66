/** Why nothing is sold, for the operator; `null`: things are sold. */
export type SellingState = { readonly reason: string; readonly isPaused: boolean } | null
