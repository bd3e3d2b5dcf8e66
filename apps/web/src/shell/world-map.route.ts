import { worldSvg } from './world.ts'

let drawn: string | null = null

export function loader() {
  drawn ??= worldSvg()
  return new Response(drawn, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  })
}
