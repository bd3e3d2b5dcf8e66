import type { ListQuery } from './world.ts'

/** As many as a list gives, with no filter. */
export const EVERYTHING: ListQuery = {
  limit: 1000,
  startingAfter: null,
  endingBefore: null,
  customer: null,
  createdFrom: null,
  createdBefore: null,
  eventType: null,
}
