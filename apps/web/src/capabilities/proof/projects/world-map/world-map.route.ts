import { lazy } from '@understory/domain/language/lazy.ts'
import { worldSvg } from './world.ts'

const drawn = lazy(worldSvg)

export function loader() {
  return new Response(drawn(), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  })
}
