/** The jobs that may be queued, with their payloads: those of the house, and by declaration merging those of each capability's manifest. */
export interface Jobs {
  'sweep-expired': Record<string, never>
  'sweep-old-rows': Record<string, never>
}
export type JobName = keyof Jobs
