const INTERLEAVE_PAIRS = 7

export type Sample = { readonly seconds: number; readonly cpuMicros: number }

/**
 * Runs two pieces of work in turn, A B A B, because a shared machine's speed drifts: each pair is
 * compared with itself, and the medians are quoted. One unmeasured round of each comes first.
 */
export async function interleave(work: {
  ours: () => Promise<void>
  reference: () => Promise<void>
  pairs?: number
}): Promise<{ ours: Sample; reference: Sample; ratioOfTimes: number }> {
  const ours: Sample[] = []
  const reference: Sample[] = []
  await work.ours()
  await work.reference()
  for (let pair = 0; pair < (work.pairs ?? INTERLEAVE_PAIRS); pair += 1) {
    ours.push(await timed(work.ours))
    reference.push(await timed(work.reference))
  }
  const ratios = ours.map(
    ({ seconds }, index) => seconds / (reference[index]?.seconds ?? Number.NaN),
  )
  return {
    ours: medianSample(ours),
    reference: medianSample(reference),
    ratioOfTimes: median(ratios),
  }
}

async function timed(work: () => Promise<void>): Promise<Sample> {
  const cpu = process.cpuUsage()
  const began = performance.now()
  await work()
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(cpu)
  return { seconds, cpuMicros: user + system }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function medianSample(samples: readonly Sample[]): Sample {
  return {
    seconds: median(samples.map(({ seconds }) => seconds)),
    cpuMicros: median(samples.map(({ cpuMicros }) => cpuMicros)),
  }
}
