export type Card = { readonly id: string; readonly brand: string; readonly last4: string }
