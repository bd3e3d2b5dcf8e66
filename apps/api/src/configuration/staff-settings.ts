import { z } from 'zod'

/** Who works here, by the directory of the organisation. */
export const STAFF_SETTINGS = {
  STAFF_DOMAINS: z.string().default(''),
  /** What the directory calls the roles of staff where it calls them otherwise, as `role=claim` with commas. */
  STAFF_ROLE_CLAIMS: z.string().default(''),
  /** `false`: a change of prices or claims may be published by its author; for a team of one. */
  STAFF_FOUR_EYES: z
    .enum(['true', 'false'], 'STAFF_FOUR_EYES is either true or false.')
    .default('true')
    .transform((value) => value === 'true'),
  STAFF_CLAIM: z.string().default('understory_staff'),
}
