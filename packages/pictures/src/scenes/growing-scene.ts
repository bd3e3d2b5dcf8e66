import { forestRowOf } from '../nature/forest.ts'
import type { Placement, Shape } from '../shape.ts'
import { type ProjectSceneOptions, standingScene } from './project-scene.ts'

/** What has to come to how many before a layer is there; `null`: it always is. */
export type Since = { readonly of: string; readonly from: number } | null

/** Consecutive shapes that come and go together. */
export type Layer = { readonly since: Since; readonly shapes: readonly Shape[] }

const TREES = 'trees'
const ANY_CO2E: Since = { of: 'co2e', from: 1 }

/** The fullest picture in layers: each tree says from which number on it stands there. */
export function growingScene(options: ProjectSceneOptions): readonly Layer[] {
  const { shapes, rows, built } = standingScene(options)
  const ranks = ranksOf(rows)
  const works = new Set(built)
  const sinceOf = (shape: Shape): Since => {
    const rank = shape.at && ranks.get(shape.at)
    if (rank) return rank
    return works.has(shape) ? ANY_CO2E : null
  }
  const layers: { since: Since; shapes: Shape[] }[] = []
  for (const shape of shapes) {
    const since = sinceOf(shape)
    const open = layers.at(-1)
    if (open?.since === since) open.shapes.push(shape)
    else layers.push({ since, shapes: [shape] })
  }
  return layers
}

/** The pieces of a tree share their placement; the n-th tree that is drawn is the n-th funded. */
function ranksOf(rows: readonly (readonly Shape[])[]): Map<Placement, Since> {
  const trees = rows.map((row) => [...new Set(row.flatMap(({ at }) => (at ? [at] : [])))])
  const count = trees.reduce((sum, { length }) => sum + length, 0)
  const next = rows.map(() => 0)
  const ranks = new Map<Placement, Since>()
  for (let index = 0; index < count; index += 1) {
    const row = forestRowOf(index)
    const at = trees[row]?.[next[row] ?? 0]
    next[row] = (next[row] ?? 0) + 1
    if (at) ranks.set(at, { of: TREES, from: index + 1 })
  }
  return ranks
}
