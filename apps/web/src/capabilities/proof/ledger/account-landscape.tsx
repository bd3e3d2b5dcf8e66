import type { ImpactMetrics } from '@understory/contracts/proof/ledger.ts'
import type { PicturedProject } from '@understory/pictures/nature/place.ts'
import { projectScene } from '@understory/pictures/scenes/project-scene.ts'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { ledgerMessage } from './messages/messages.generated.ts'

type AccountLandscapeProps = {
  readonly account: { readonly uuid: string; readonly name: string }
  readonly totals: ImpactMetrics['totals']
  readonly projects: readonly (PicturedProject & { readonly quantity: number })[]
  readonly width: number
  readonly height: number
}

/** The account's own landscape: seeded by its id, showing all it has ever funded. */
export function AccountLandscape(props: AccountLandscapeProps) {
  const { account, totals, projects, width, height } = props
  const drawn = projectScene({
    width,
    height,
    seed: account.uuid,
    trees: Math.floor(totals.milliTrees / 1000),
    co2eGrams: totals.co2eGrams,
    plasticGrams: totals.plasticGrams,
    // Of each impact the picture shows the project that was funded most.
    projects: projects.toSorted((a, b) => b.quantity - a.quantity),
    date: new Date().toISOString().slice(0, 10),
  })
  const scale =
    drawn.treesPerDrawing > 1
      ? ledgerMessage('accountLandscape.eachTreeDrawnStands', {
          treesPerDrawing: String(drawn.treesPerDrawing),
        })
      : ''
  const title = ledgerMessage('accountLandscape.landscapeDrawnAllFunded', {
    name: account.name,
    scale,
  })
  return <Picture shapes={drawn.shapes} width={width} height={height} fit="cover" title={title} />
}
