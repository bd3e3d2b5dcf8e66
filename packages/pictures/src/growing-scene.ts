import { rowOf } from './forest.ts'
import { type ProjectSceneOptions, standingScene } from './project-scene.ts'
import type { Placement, Shape } from './shape.ts'

/** What is there always, from so many trees on, or as soon as there is any CO2e. */
export type Since = { readonly trees: number } | 'co2e' | null

/** Consecutive shapes that come and go together. */
export type Layer = { readonly since: Since; readonly shapes: readonly Shape[] }

/** The fullest picture in layers: each tree says from which number on it stands there. */
export function growingScene(options: ProjectSceneOptions): readonly Layer[] {
  const { shapes, rows, built } = standingScene(options)
  const ranks = ranksOf(rows)
  const works = new Set(built)
  const layers: { since: Since; key: number; shapes: Shape[] }[] = []
  for (const shape of shapes) {
    const rank = shape.at && ranks.get(shape.at)
    const key = rank ?? (works.has(shape) ? -1 : 0)
    const open = layers.at(-1)
    if (open?.key === key) open.shapes.push(shape)
    else {
      const since = rank ? { trees: rank } : key === -1 ? ('co2e' as const) : null
      layers.push({ since, key, shapes: [shape] })
    }
  }
  return layers.map(({ since, shapes: own }) => ({ since, shapes: own }))
}

/** The pieces of a tree share their placement; the n-th tree that is drawn is the n-th funded. */
function ranksOf(rows: readonly (readonly Shape[])[]): Map<Placement, number> {
  const trees = rows.map((row) => [...new Set(row.flatMap(({ at }) => (at ? [at] : [])))])
  const count = trees.reduce((sum, { length }) => sum + length, 0)
  const next = rows.map(() => 0)
  const ranks = new Map<Placement, number>()
  for (let index = 0; index < count; index += 1) {
    const row = rowOf(index)
    const at = trees[row]?.[next[row] ?? 0]
    next[row] = (next[row] ?? 0) + 1
    if (at) ranks.set(at, index + 1)
  }
  return ranks
}
