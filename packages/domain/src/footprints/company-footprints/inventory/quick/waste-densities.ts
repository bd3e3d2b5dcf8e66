/**
 * Assumptions, not measurements: usual values of the trade, of November 2026, for bins that are filled by hand. Whoever
 * knows a weight uses that. They are shown beside the field, may be changed there, and are printed on the line.
 */
const DENSITIES: ReadonlyMap<string, number> = new Map([
  ['waste', 0.12],
  ['wasteBurnt', 0.12],
  ['recycling', 0.06],
  ['foodWaste', 0.4],
])

/** Tonnes in a cubic metre of what a question of quick entry is about. */
export const usualDensity = (quickItem: string): number => DENSITIES.get(quickItem) ?? 0.12

const LITRES_PER_CUBIC_YARD = 764.554857984

/** What waste is collected in, with its litres. */
export const WASTE_CONTAINERS: ReadonlyMap<string, { label: string; litres: number }> = new Map([
  ['bag', { label: 'Bag, 70 litres', litres: 70 }],
  ['bin-140', { label: 'Bin, 140 litres', litres: 140 }],
  ['bin-240', { label: 'Bin, 240 litres', litres: 240 }],
  ['bin-660', { label: 'Bin, 660 litres', litres: 660 }],
  ['bin-1100', { label: 'Bin, 1,100 litres', litres: 1_100 }],
  ...[2, 4, 6, 8, 12].map(
    (yards) =>
      [
        `skip-${yards}`,
        { label: `Skip, ${yards} cubic yards`, litres: yards * LITRES_PER_CUBIC_YARD },
      ] as const,
  ),
])
