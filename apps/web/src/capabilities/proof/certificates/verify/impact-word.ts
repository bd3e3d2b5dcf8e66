import { certificatesMessage } from '../messages/messages.generated.ts'
/** An impact's name as it stands alone: 'Trees', 'CO2e', 'Plastic'. */
export function impactWord(impact: string): string {
  switch (impact) {
    case 'trees':
      return certificatesMessage('impactWord.trees')
    case 'co2e':
      return 'CO2e'
    case 'plastic':
      return certificatesMessage('impactWord.plastic')
    default:
      return impact
  }
}
