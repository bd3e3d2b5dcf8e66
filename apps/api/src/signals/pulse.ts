/** A turn of a step may take so long before it counts as hung. */
const LONGEST_TURN_MS = 600_000

type WatchedStep = { readonly name: string; readonly everyMs: number; readonly turnMs?: number }

export type Pulse = {
  /** Notes that a step began to be repeated, or ended a turn. */
  beat(step: WatchedStep): void
  /** It is not repeated any more. */
  end(name: string): void
  /** The step that has not ended a turn for too long; `null`: each goes on. */
  hung(): { readonly name: string; readonly seconds: number } | null
}

/**
 * What a worker's own loops say of themselves: a process that answers requests may hang all the same in what it is
 * there for. A turn that fails is a beat: the database or a vendor may be away, and a new process would not help.
 */
export function createPulse(now = () => performance.now()): Pulse {
  const beats = new Map<string, { at: number; most: number }>()
  return {
    beat({ name, everyMs, turnMs = LONGEST_TURN_MS }) {
      beats.set(name, { at: now(), most: everyMs + turnMs })
    },
    end: (name) => void beats.delete(name),
    hung() {
      for (const [name, { at, most }] of beats) {
        const silent = now() - at
        if (silent > most) return { name, seconds: Math.round(silent / 1_000) }
      }
      return null
    },
  }
}
