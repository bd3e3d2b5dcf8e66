/** A job that a worker can do. */
export type WorkableJob = {
  /** Cron, in UTC. */
  readonly every?: string
  readonly waitsForShop?: true
  readonly run: (payload: unknown) => Promise<void>
}
