/** What a project funds, as staff read it. */
export const IMPACT_LABELS = { trees: 'Trees', co2e: 'CO2e', plastic: 'Plastic' } as const
