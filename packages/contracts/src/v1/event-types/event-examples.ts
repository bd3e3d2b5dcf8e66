import type { z } from 'zod'

/** What `data` of each of these types may look like. */
export type EventExamples<Data extends Readonly<Record<string, z.ZodObject>>> = {
  readonly [Type in keyof Data]: z.input<Data[Type]>
}
