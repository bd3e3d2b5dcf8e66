import { hashPassword } from '../../../apps/api/src/capabilities/people/accounts/passwords/password-hash.ts'
import type { Measure } from '../../measure.ts'
import { withProduct } from '../../product.ts'

const SECONDS = 6
const GUESSERS = 40
const READERS = 4

/** How long another page takes while passwords are guessed as fast as can be, against a quiet server. */
export const loginFlood: Measure = {
  id: 'login-flood',
  what: 'Median time of another page during a flood of sign-ins, against a quiet server',
  unit: 'ms',
  goal: { ratio: 1.5, is: 'at most' },
  run: () =>
    withProduct(async ({ origin }) => {
      // The same page with and without the flood, in turn, so that changes of the machine's speed
      // affect both.
      const quiet: number[] = []
      const flooded: number[] = []
      let guesses = 0
      for (let round = 0; round < 3; round += 1) {
        quiet.push(...(await readFor(origin, SECONDS)))
        const flood = startFlood(origin)
        flooded.push(...(await readFor(origin, SECONDS)))
        guesses += await flood.stop()
      }
      const [ours, reference] = [median(flooded), median(quiet)]
      return [
        {
          ours,
          reference,
          ratio: ours / reference,
          note: `${guesses} guesses answered; one hash alone takes ${await hashMillis()} ms; p99 ${percentile(flooded, 0.99).toFixed(1)} against ${percentile(quiet, 0.99).toFixed(1)} ms`,
        },
      ]
    }),
}

async function readFor(origin: string, seconds: number): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  const reader = async () => {
    while (performance.now() < until) {
      const began = performance.now()
      // A request that renders a page with data from the database.
      const response = await fetch(`${origin}/?at=${began}`)
      await response.text()
      times.push(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  await Promise.all(Array.from({ length: READERS }, reader))
  return times
}

function startFlood(origin: string) {
  let isOn = true
  let answered = 0
  const guesser = async (who: number) => {
    for (let turn = 0; isOn; turn += 1) {
      const body = JSON.stringify({
        email: `guess-${who}-${turn}@understory.test`,
        password: 'a guess',
      })
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`${origin}/api/auth/sign-in`, { method: 'POST', headers, body })
      await response.text()
      answered += 1
    }
  }
  const guessing = Promise.all(Array.from({ length: GUESSERS }, (_, who) => guesser(who)))
  return {
    async stop() {
      isOn = false
      await guessing
      return answered
    },
  }
}

async function hashMillis(): Promise<number> {
  const began = performance.now()
  await hashPassword('a guess', 'full')
  return Math.round(performance.now() - began)
}

const median = (times: number[]) => percentile(times, 0.5)

function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
