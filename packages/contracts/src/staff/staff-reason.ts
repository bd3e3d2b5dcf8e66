import { z } from 'zod'

/** Why staff do something that cannot be undone; recorded with their name. */
export const StaffReason = z
  .string('Please give a reason.')
  .trim()
  .min(10, 'Please give a reason of at least 10 characters.')
  .max(500, 'Please keep the reason under 500 characters.')
