import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import type { ImageSize } from '@understory/domain/showing/impact-pages/image-sizes.ts'

/** What an account shows of itself in a picture: all of it public. */
export type AccountImageFacts = {
  /** `null`: its owner hides it. */
  readonly name: string | null
  /** Makes its landscape one of its own. */
  readonly seed: string
  readonly milliTrees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
  /** The most funded of each impact first. */
  readonly projects: readonly {
    readonly impact: Impact
    readonly name: string
    readonly country: string
  }[]
  /** The first day that something counts for. */
  readonly since: CalendarDate | null
  /** The day that the figures are of. */
  readonly on: CalendarDate
  /** Where anyone can check them, as it is printed: without a scheme. */
  readonly checkedAt: string
}

/** A PNG of one of the sizes; the same facts give the same bytes. */
export type DrawAccountImage = (facts: AccountImageFacts, size: ImageSize) => Promise<Uint8Array>
