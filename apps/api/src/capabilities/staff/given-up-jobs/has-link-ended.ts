import type { Deps } from '../../../deps.ts'

type SentLink = { readonly queue: string; readonly queued_at: Date }

/** Whether the link that a job sends has ended by now. */
export function hasLinkEnded(
  { linkLifetimes, clock }: Pick<Deps, 'linkLifetimes' | 'clock'>,
  { queue, queued_at }: SentLink,
): boolean {
  const seconds = linkLifetimes.get(queue)
  return seconds !== undefined && clock().getTime() - queued_at.getTime() >= seconds * 1_000
}
