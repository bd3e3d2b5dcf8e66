/**
 * Tonnes in a cubic metre of solids that are sold by volume. Assumptions of the trade, of November 2026: whoever picks
 * one has it printed on the line. Nothing is turned from a volume into a weight without one.
 */
export const SOLID_DENSITIES: ReadonlyMap<string, { label: string; density: number }> = new Map([
  ['softwood', { label: 'm3 of softwood', density: 0.5 }],
  ['hardwood', { label: 'm3 of hardwood', density: 0.7 }],
  ['concrete', { label: 'm3 of concrete', density: 2.4 }],
  ['sand', { label: 'm3 of sand', density: 1.6 }],
])

/** Of anything else that is sold by volume: its density is given. */
export const OWN_DENSITY = 'own-density'

type Weighed = { readonly tonnes: number; readonly words: string }

/** A volume as a weight, and how, as it is printed on the line; `null`: no density was picked. */
export function tonnesOfVolume(
  cubicMetres: number,
  picked: string,
  given?: number,
): Weighed | null {
  const own = picked === OWN_DENSITY && given ? { label: 'm3', density: given } : undefined
  const solid = SOLID_DENSITIES.get(picked) ?? own
  if (!solid) return null
  const shown = cubicMetres.toLocaleString('en-GB', { maximumFractionDigits: 3 })
  return {
    tonnes: Math.round(cubicMetres * solid.density * 1_000) / 1_000,
    words: `Worked out: ${shown} ${solid.label} at ${solid.density} t/m3 (${own ? 'as given' : 'an assumption unless weighed'}).`,
  }
}
