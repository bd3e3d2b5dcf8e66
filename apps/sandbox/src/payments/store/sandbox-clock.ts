import type { DatabaseSync } from 'node:sqlite'

/** The sandbox's own time in Unix seconds: the real one plus what it was moved forward by. */
export function sandboxClock(db: DatabaseSync, clock: () => number) {
  const row = db.prepare("select value from setting where name = 'clock_offset_seconds'").get()
  let offset = Number(row?.value ?? 0)
  const now = () => Math.floor(clock() / 1000) + offset
  return {
    now,
    advanceClock(seconds: number): number {
      offset += seconds
      db.prepare("insert or replace into setting values ('clock_offset_seconds', ?)").run(
        String(offset),
      )
      return now()
    },
    resetClock(): void {
      offset = 0
    },
  }
}
