import { BADGE_KINDS, type PublicFigures } from '@understory/contracts/showing/shareables.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { badgeWords } from '@understory/domain/showing/shareables/badge-words.ts'

type FiguresOf = {
  readonly name: string
  readonly siteName: string
  readonly figures: PublicFigures
}

/** What badges say of the figures: those of which there is something. */
export function sentencesOfFigures({ name, siteName, figures }: FiguresOf): string[] {
  const asOf = dayOf(new Date(figures.asOf))
  return BADGE_KINDS.flatMap((kind) => {
    const { shownAs, sentence } = badgeWords(kind, { name, figures, asOf, siteName })
    return shownAs === kind && kind !== 'signup' ? [sentence] : []
  })
}
