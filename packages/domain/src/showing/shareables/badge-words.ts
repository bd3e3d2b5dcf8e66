import { type CalendarDate, longDate } from '../../calendar/calendar.ts'
import { formatCount, gramsFigure, treesFigure } from '../../quantity/format.ts'

export type BadgeOf = 'trees' | 'offsets' | 'plastics' | 'vehicles' | 'signup'

export type BadgeFigures = {
  readonly milliTrees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
  readonly vehicles: number
}

/** The words of a badge: a contribution, whose it is, and the day on which the figure was true. */
export type BadgeWords = {
  /** The kind that is shown: one of which there is nothing says that contributions are public, and no figure. */
  readonly shownAs: BadgeOf
  readonly figure: string
  readonly of: string
  readonly by: string
  readonly when: string
  /** All of it as one sentence, for those who do not see the picture. */
  readonly sentence: string
}

type Said = {
  readonly name: string
  readonly figures: BadgeFigures
  readonly asOf: CalendarDate
  readonly siteName: string
}

export function badgeWords(wanted: BadgeOf, { name, figures, asOf, siteName }: Said): BadgeWords {
  const shownAs = isSomething(wanted, figures) ? wanted : 'signup'
  const { figure, of } = badgeFigureOf(shownAs, figures, siteName)
  const day = longDate(asOf)
  if (shownAs === 'signup') {
    return {
      shownAs,
      figure,
      of,
      by: name,
      when: `${day}`,
      sentence: `${name} shows what it funds with ${siteName}, in a ledger that anyone can check`,
    }
  }
  return {
    shownAs,
    figure,
    of,
    by: `by ${name}`,
    when: `In the public ledger, ${day}`,
    sentence: `${figure} ${of} by ${name}, as of ${day}`,
  }
}

function isSomething(kind: BadgeOf, figures: BadgeFigures): boolean {
  switch (kind) {
    case 'trees':
      return figures.milliTrees > 0
    case 'offsets':
      return figures.co2eGrams > 0
    case 'plastics':
      return figures.plasticGrams > 0
    case 'vehicles':
      return figures.vehicles > 0
    case 'signup':
      return true
  }
}

function badgeFigureOf(
  kind: BadgeOf,
  figures: BadgeFigures,
  siteName: string,
): { figure: string; of: string } {
  switch (kind) {
    case 'trees': {
      const { value, unit } = treesFigure(figures.milliTrees)
      return { figure: value, of: `${unit} funded` }
    }
    case 'offsets': {
      const { value, unit } = gramsFigure(figures.co2eGrams)
      return { figure: `${value} ${unit}`, of: 'of CO2e funded' }
    }
    case 'plastics': {
      const { value, unit } = gramsFigure(figures.plasticGrams)
      return { figure: `${value} ${unit}`, of: 'of plastic removal funded' }
    }
    case 'vehicles': {
      const word = figures.vehicles === 1 ? 'vehicle' : 'vehicles'
      return {
        figure: `${formatCount(figures.vehicles)} ${word}`,
        of: 'with a contribution for driving',
      }
    }
    case 'signup':
      return { figure: siteName, of: 'Our contributions are public' }
  }
}
