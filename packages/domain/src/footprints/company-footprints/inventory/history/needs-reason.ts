const ONE_TONNE = 1_000_000

/**
 * Whether what is changed of a footprint that was declared asks for a reason: more than a tonne, and more than a
 * hundredth of what was declared.
 */
export function needsReason(changedGrams: number, declaredGrams: number): boolean {
  return changedGrams > Math.max(ONE_TONNE, declaredGrams / 100)
}
