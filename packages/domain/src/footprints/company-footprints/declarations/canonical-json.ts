/** JSON with one spelling: names in the order of their code units, nothing left undefined. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [two]) => (one < two ? -1 : 1)))
      : each,
  )
}
