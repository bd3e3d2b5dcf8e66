import { capabilityOf } from '../capability-of.ts'
import type { Breach } from '../source.ts'

type Edge = { readonly from: string; readonly to: string }

/** Circular dependencies between capabilities, whichever files they go through. */
export function findCapabilityCycles(edges: readonly Edge[]): Breach[] {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of edges) {
    const [mine, theirs] = [nameOf(from), nameOf(to)]
    if (!mine || !theirs || mine === theirs || /\.test\.tsx?$/.test(from)) continue
    next.set(mine, (next.get(mine) ?? new Set()).add(theirs))
  }
  const reachable = new Map([...next.keys()].map((name) => [name, reachedFrom(name, next)]))
  const isCyclic = (name: string) => reachable.get(name)?.has(name) ?? false
  const circleOf = (name: string) =>
    [...(reachable.get(name) ?? [])].filter((other) => reachable.get(other)?.has(name)).sort()
  const circles = new Set(
    [...next.keys()].filter(isCyclic).map((name) => circleOf(name).join(', ')),
  )
  return [...circles].map((circle) => ({
    path: circle,
    rule: 'no-cycles-of-capabilities',
    message: 'These depend on each other in a cycle: let one of them decide and call the other.',
  }))
}

function nameOf(path: string): string | undefined {
  const place = capabilityOf(path)
  return place && `${place.app} ${place.key}`
}

function reachedFrom(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>()
  const visit = (name: string): void => {
    for (const other of next.get(name) ?? []) {
      if (reached.has(other)) continue
      reached.add(other)
      visit(other)
    }
  }
  visit(start)
  return reached
}
