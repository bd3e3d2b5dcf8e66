const LARGEST_HOME = 10

/** Homes of 1 to 10 people, 1 + Poisson(mean − 1), each with the share of people who live in one. */
export function homeSizes(
  meanPeople: number,
): readonly (readonly [people: number, share: number])[] {
  const more = Math.max(0.2, meanPeople - 1)
  const weights: [number, number][] = []
  let probability = Math.exp(-more)
  for (let people = 1; people <= LARGEST_HOME; people += 1) {
    weights.push([people, people * probability])
    probability *= more / people
  }
  const sum = weights.reduce((all, [, weight]) => all + weight, 0)
  return weights.map(([people, weight]) => [people, weight / sum])
}

/**
 * What a use that grows with people^(exponent + 1) of a home is multiplied by, so that its mean over all people of a
 * country stays 1, and how much it varies between them.
 */
export function perPerson(meanPeople: number, exponent: number): PerPerson {
  const ofMean = computed.get(meanPeople) ?? new Map<number, PerPerson>()
  const known = ofMean.get(exponent) ?? computePerPerson(meanPeople, exponent)
  computed.set(meanPeople, ofMean.set(exponent, known))
  return known
}

type PerPerson = { readonly scale: number; readonly spread: number }

/** By the mean of a country and the exponent: a few hundred. */
const computed = new Map<number, Map<number, PerPerson>>()

function computePerPerson(meanPeople: number, exponent: number): PerPerson {
  let mean = 0
  let square = 0
  for (const [people, share] of homeSizes(meanPeople)) {
    mean += share * people ** exponent
    square += share * people ** (2 * exponent)
  }
  return { scale: 1 / mean, spread: Math.sqrt(square / (mean * mean) - 1) }
}
