import type { Project } from '@understory/contracts/proof/projects.ts'
import { projectScene } from '@understory/pictures/scenes/project-scene.ts'
import { Picture } from '@understory/ui/pictures/picture.tsx'

type ProjectSceneryProps = {
  readonly project: Pick<Project, 'id' | 'impact' | 'name' | 'country'>
  readonly date: string
  readonly width: number
  readonly height: number
}

/** The place as it looks in the season: not what was funded there, which is said in figures. */
export function ProjectScenery({ project, date, width, height }: ProjectSceneryProps) {
  const { shapes } = projectScene({
    width,
    height,
    seed: project.id,
    trees: project.impact === 'trees' ? 24 : 0,
    co2eGrams: project.impact === 'co2e' ? 1_000_000_000 : 0,
    plasticGrams: project.impact === 'plastic' ? 1_000_000 : 0,
    projects: [project],
    date,
  })
  return <Picture shapes={shapes} width={width} height={height} fit="cover" />
}
