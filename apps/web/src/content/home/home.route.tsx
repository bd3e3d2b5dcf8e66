import { scene } from '@understory/pictures/scene.ts'
import { Picture } from '@understory/ui/picture.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/home.route'

const HERO = scene({
  seed: 'home',
  trees: 90,
  co2eGrams: 9_000_000,
  plasticGrams: 60_000,
  width: 1440,
  height: 620,
})

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Understory: climate action you can check',
    description: 'Fund trees, carbon removal and plastic collection, and prove every unit of it.',
    path: '/',
  })

export default function Home() {
  return <Picture shapes={HERO.shapes} width={1440} height={620} fit="cover" />
}
