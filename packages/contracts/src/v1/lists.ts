import { z } from 'zod'

/** How a list is asked for: at most so many, after those of the page before. */
export const LIST_QUERY = {
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z.string().max(200).optional(),
}

/** A page of a list. Pass `nextCursor` as `cursor` to go on; `null`: there is no more. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item).max(100), nextCursor: z.string().max(200).nullable() })
