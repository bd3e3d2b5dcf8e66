type Answered = { readonly answeredBy: string | null }

/** Answers without who gave them: a name is a detail of the account, and goes with the person. */
export const withoutAnswerers = <A extends Answered>(answers: readonly A[]): A[] =>
  answers.map((answer) => ({ ...answer, answeredBy: null }))
