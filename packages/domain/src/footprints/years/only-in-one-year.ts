import type { YearLine } from './year-figures.ts'

type Named = Pick<YearLine, 'site' | 'company'>

/**
 * Lines of sites and companies that the other year has not. A year that names no site says nothing of sites, so
 * that none is new then.
 */
export function onlyInOneYear(before: readonly Named[], now: readonly Named[]) {
  const [sitesBefore, sitesNow] = [sitesOf(before), sitesOf(now)]
  const [companiesBefore, companiesNow] = [companiesOf(before), companiesOf(now)]
  const hasSites = sitesBefore.size > 0 && sitesNow.size > 0
  const isAway =
    (sites: ReadonlySet<string>, companies: ReadonlySet<string>) =>
    ({ site, company }: Named): boolean =>
      (hasSites && site !== null && !sites.has(site)) ||
      (company !== null && !companies.has(company))
  return {
    hasSites,
    /** Whether a line of the year before has no site or company of its own now. */
    before: isAway(sitesNow, companiesNow),
    now: isAway(sitesBefore, companiesBefore),
    names: [
      ...(hasSites ? difference(sitesBefore, sitesNow) : []),
      ...difference(companiesBefore, companiesNow),
    ],
  }
}

const sitesOf = (lines: readonly Named[]) => new Set(lines.flatMap(({ site }) => site ?? []))
const companiesOf = (lines: readonly Named[]) =>
  new Set(lines.flatMap(({ company }) => company ?? []))

const difference = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [
    ...[...one].filter((name) => !other.has(name)),
    ...[...other].filter((name) => !one.has(name)),
  ].toSorted()
