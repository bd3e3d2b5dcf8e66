/** What the form holds, as it was typed. */
export type StoreChoice = {
  readonly kind: 'trees' | 'percentage'
  readonly trees: string
  readonly percent: string
  readonly orders: string
  readonly average: string
}
export const FIRST_CHOICE: StoreChoice = {
  kind: 'trees',
  trees: '1',
  percent: '2',
  orders: '400',
  average: '35',
}

/** As the API takes it. */
export const contributionOf = ({ kind, trees, percent }: StoreChoice) =>
  kind === 'trees' ? { kind, trees: Number(trees) } : { kind, percent: Number(percent) }
