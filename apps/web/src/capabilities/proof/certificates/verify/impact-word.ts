/** An impact's name as it stands alone: 'Trees', 'CO2e', 'Plastic'. */
export function impactWord(impact: string): string {
  switch (impact) {
    case 'trees':
      return 'Trees'
    case 'co2e':
      return 'CO2e'
    case 'plastic':
      return 'Plastic'
    default:
      return impact
  }
}
