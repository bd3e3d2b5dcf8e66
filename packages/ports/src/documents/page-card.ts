import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'

/** What the picture for shared links says of a public page. */
export type PageCardFacts = {
  /** What kind of page it is, in a few words. */
  readonly kind: string
  readonly title: string
  /** Below the title; `null`: nothing. */
  readonly says: string | null
  /** What its picture is drawn from. */
  readonly seed: string
  /** What the picture is of. */
  readonly of: readonly Impact[]
  /** Where it is; `null`: no place of its own. */
  readonly project: { readonly name: string; readonly country: string } | null
  /** The day whose season it shows. */
  readonly date: CalendarDate
}

/** A PNG of 1200 by 630; the same facts give the same bytes. */
export type DrawPageCard = (facts: PageCardFacts) => Promise<Uint8Array>
