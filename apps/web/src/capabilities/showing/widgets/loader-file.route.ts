import { loader as script } from 'virtual:widget-loader'
import { data } from 'react-router'
import type { Route } from './+types/loader-file.route'

const STABLE = 'loader.js'

/** The script of live widgets: by its hash for ever, and under a name that always has the newest. */
export function loader({ params: { file } }: Route.LoaderArgs) {
  if (file !== STABLE && file !== script.file) throw data(null, { status: 404 })
  return new Response(script.code, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control':
        file === STABLE
          ? 'public, max-age=3600, stale-if-error=604800'
          : 'public, max-age=31536000, immutable',
      // A page that checks its hash has to be allowed to read it.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}
