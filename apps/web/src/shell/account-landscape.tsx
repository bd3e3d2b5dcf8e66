import type { ImpactMetrics } from '@understory/contracts/impact.ts'
import { fundedScene } from '@understory/pictures/funded-scene.ts'
import { Picture } from '@understory/ui/picture.tsx'

type AccountLandscapeProps = {
  readonly account: { readonly uuid: string; readonly name: string }
  readonly totals: ImpactMetrics['totals']
  readonly width: number
  readonly height: number
}

/** The account's own landscape: seeded by its id, showing all it has ever funded. */
export function AccountLandscape({ account, totals, width, height }: AccountLandscapeProps) {
  const drawn = fundedScene({
    width,
    height,
    seed: account.uuid,
    trees: Math.floor(totals.milliTrees / 1000),
    co2eGrams: totals.co2eGrams,
    plasticGrams: totals.plasticGrams,
  })
  const scale =
    drawn.treesPerDrawing > 1 ? ` Each tree drawn stands for ${drawn.treesPerDrawing}.` : ''
  const title = `The landscape of ${account.name}, drawn from all it has funded.${scale}`
  return <Picture shapes={drawn.shapes} width={width} height={height} fit="cover" title={title} />
}
