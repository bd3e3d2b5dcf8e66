import { shownDate } from '../../../shell/shown-date.ts'

/** An instant with its minute, in UTC, as servers log it. */
export const shownMoment = (instant: string): string =>
  `${shownDate(instant)}, ${instant.slice(11, 16)} UTC`
