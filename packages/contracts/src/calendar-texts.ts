import type { CalendarDate, Month } from '@understory/domain/calendar/calendar.ts'
import { z } from 'zod'

/** Says of a schema that lets through days alone that what it gives is one. */
export const asDay = (schema: z.ZodType<string, string>) =>
  schema as z.ZodType<CalendarDate, string>

/** Says of a schema that lets through months alone that what it gives is one. */
export const asMonth = (schema: z.ZodType<string, string>) => schema as z.ZodType<Month, string>

/** A day, 'YYYY-MM-DD', as answers have it. */
export const Day = asDay(z.iso.date())

/** A month, 'YYYY-MM', as answers have it: ours, which nobody typed. */
export const MonthOfYear = asMonth(z.string())
