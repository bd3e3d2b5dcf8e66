/**
 * What a tonne of a project is: less emitted than before (reduction), an emission that does not happen
 * elsewhere (avoidance), or carbon taken out of the air (removal). Every word about a project follows it.
 */
export const CREDIT_KINDS = ['reduction', 'avoidance', 'removal'] as const
export type CreditKind = (typeof CREDIT_KINDS)[number]

const joined = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const inOrder = (kinds: readonly (CreditKind | null)[]) =>
  CREDIT_KINDS.filter((kind) => kinds.includes(kind))

/** What was funded, of projects of these kinds: "reduction and removal funded"; without one, "funded". */
export function fundedWords(kinds: readonly (CreditKind | null)[]): string {
  return `${joined(inOrder(kinds))} funded`.trim()
}

const VERBS: Readonly<Record<CreditKind, string>> = {
  reduction: 'reduce',
  avoidance: 'avoid',
  removal: 'remove',
}

/** What one does by funding them: "reduce or avoid"; without one, "fund". */
export function creditVerbs(kinds: readonly (CreditKind | null)[]): string {
  const verbs = inOrder(kinds).map((kind) => VERBS[kind])
  return verbs.length === 0 ? 'fund' : joined(verbs)
}

const CREDIT_KIND_NAMES: Readonly<Record<CreditKind, string>> = {
  reduction: 'Emission reduction',
  avoidance: 'Avoided emissions',
  removal: 'Carbon removal',
}

export const creditName = (kind: CreditKind): string => CREDIT_KIND_NAMES[kind]
