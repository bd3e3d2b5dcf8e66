import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'

/** Whether an earlier footprint has an inventory that this one may begin with. */
export const hasInventoryBefore = (
  footprints: readonly Footprint[],
  { startMonth }: Pick<Footprint, 'startMonth'>,
): boolean => footprints.some((each) => each.isRefined && each.startMonth < startMonth)
