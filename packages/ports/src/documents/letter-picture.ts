import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import type { Theme } from '@understory/domain/commerce/instant-offset/instant-order.ts'

/** What an email shows at its head: a forest in the season of a day, or of the theme of a gift. */
export type LetterPictureFacts = { readonly theme: Theme; readonly date: CalendarDate }

/** A PNG of 1120 by 280; the same facts give the same bytes. */
export type DrawLetterPicture = (facts: LetterPictureFacts) => Promise<Uint8Array>
