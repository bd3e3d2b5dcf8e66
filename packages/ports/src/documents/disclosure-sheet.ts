import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'

/** What a framework asks for, and what is said to it, in the words of its page. */
export type DisclosureSheetFacts = {
  readonly name: string
  readonly companyName: string
  /** 'January 2025 to December 2025' */
  readonly months: string
  /** What the sheet is not. */
  readonly limits: string
  /** Of the rules that it follows. */
  readonly version: string
  /** The day of the declaration that the figures are of. */
  readonly date: CalendarDate
  readonly sections: readonly {
    readonly title: string
    readonly facts: readonly {
      readonly label: string
      /** What the framework calls it; `null`: nothing. */
      readonly ref: string | null
      /** The value, or that it is not given or does not apply. */
      readonly answer: string
      /** What has to be read with it, or why there is none. */
      readonly remark: string | null
    }[]
  }[]
}

/** A PDF of A4 pages, portrait; the same facts give the same bytes. */
export type DrawDisclosureSheet = (facts: DisclosureSheetFacts) => Promise<Uint8Array>
